/*
 * Which files of a package need 'use client': those that call a hook, make a context, or make a handler of an event.
 * React on a server refuses all three, and everything else (constants, pure functions, stores) must stay callable there.
 */

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** A call of `useX` or `createContext`, also with a type argument; not the declaration of a hook. */
const CLIENT_CALL = /(?<!function )\b(?:use[A-Z]\w*|createContext)(?:<[^;]*?>)?\(/

/** A function that a component makes for an event: `onClick={() => …}`, `{ onClick: () => … }`. */
const HANDLER = /\bon[A-Z]\w*=\{[^}]*=>|\{ on[A-Z]\w*: \([^)]*\) =>/

/** Whether a file's text starts with the directive. */
export const isClientFile = text => /^['"]use client['"]/.test(text)

/** Whether a file's text does what only a client component may do. */
export function needsClient(text) {
  const code = text.replace(COMMENT, '')
  return CLIENT_CALL.test(code) || HANDLER.test(code)
}
