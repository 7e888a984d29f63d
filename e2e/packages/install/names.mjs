import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entriesOf } from './entries.mjs'
import { installed } from './folders.mjs'

/** The entries of an installed package that are modules. */
export const moduleEntries = (caller, name) =>
  entriesOf(installed(caller, name)).filter(({ file }) => file.endsWith('.js'))

/** Names that an entry's module exports at run time, sorted. */
export async function runtimeNames(caller, name, { file }) {
  const module = await import(pathToFileURL(join(installed(caller, name), file)).href)
  return Object.keys(module).sort()
}
