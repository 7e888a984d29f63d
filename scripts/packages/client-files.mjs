/*
 * Which files of a package need 'use client': those that call a hook, create a context, or create an event handler.
 * React on a server refuses these three; server components must be able to call the rest (constants, pure functions,
 * stores).
 */

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** A call of `useX` or `createContext`, also with a type argument; not the declaration of a hook. */
const CLIENT_CALL = /(?<!function )\b(?:use[A-Z]\w*|createContext)(?:<[^;]*?>)?\(/

/** A function that a component creates for an event: `onClick={() => …}`, `{ onClick: () => … }`. */
const HANDLER = /\bon[A-Z]\w*=\{[^}]*=>|\{ on[A-Z]\w*: \([^)]*\) =>/

/** Whether a file's text starts with the directive. */
export const isClientFile = text => /^['"]use client['"]/.test(text)

/** Whether a file's text does something that only a client component may do. */
export function needsClient(text) {
  const code = text.replace(COMMENT, '')
  return CLIENT_CALL.test(code) || HANDLER.test(code)
}
