/*
 * Which files of a package need 'use client': those that call a hook or make a context. React on a server refuses both,
 * and everything else (constants, pure functions, stores) must stay callable there.
 */

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

/** A call of `useX` or `createContext`, also with a type argument; not the declaration of a hook. */
const CLIENT_CALL = /(?<!function )\b(?:use[A-Z]\w*|createContext)(?:<[^;]*?>)?\(/

/** Whether a file's text starts with the directive. */
export const isClientFile = text => /^['"]use client['"]/.test(text)

/** Whether a file's text calls what only a client component may call. */
export const needsClient = text => CLIENT_CALL.test(text.replace(COMMENT, ''))
