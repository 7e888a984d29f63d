/** Calls of React that only make a component or a context. */
const CALL = /(?<![\w.])(?=(?:forwardRef|createContext|memo|lazy)\()/g

/**
 * A tsup plugin: says of these calls that they do nothing else, so that the bundlers of applications leave out the parts
 * of a component that they do not use. esbuild's own `pure` is for globals, not for imports.
 */
export function markPure() {
  return {
    name: 'mark-pure',
    renderChunk: (code: string) => ({ code: code.replace(CALL, '/* @__PURE__ */ ') }),
  }
}
