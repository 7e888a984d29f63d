import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/launch/folders.mjs'
import { installed, PACKAGES } from './folders.mjs'

const FENCE = /^```(tsx?|js|css)\n([\s\S]*?)^```$/gm

/** The caller with the additional dependencies of the READMEs' examples. */
export const READER = 'react-19'

const PACKAGE_READMES = PACKAGES.map(name => [`readme-${name}`, join(installed(READER, name), 'README.md')])

/** The READMEs of the packages and of the repository: a name for each, and its file. */
export const README_FILES = [...PACKAGE_READMES, ['readme-repository', join(ROOT, 'README.md')]]

/** The code examples of a document: the kind of file that each is (`ts`, `tsx`, `js` or `css`), and its text. */
export const examplesOf = file =>
  [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, kind, code]) => ({ kind, code }))

/** The one example of the packages' READMEs that a pattern fits. */
export function exampleWith(pattern) {
  const [found, ...others] = PACKAGE_READMES.flatMap(([, file]) => examplesOf(file)).filter(({ code }) =>
    pattern.test(code),
  )
  if (!found || others.length > 0)
    throw new Error(
      `e2e: ${others.length + (found ? 1 : 0)} examples of the READMEs fit ${pattern}, not one.`,
    )
  return found.code
}
