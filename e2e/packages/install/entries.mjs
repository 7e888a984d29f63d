import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Entries that callers can import from the package in a folder, with patterns expanded.
 * @returns {Array<{ subpath: string, file: string }>} `.` or `./price`, and its file, relative to the package
 */
export function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = filesOf(folder)
  return Object.entries(exports).flatMap(([subpath, target]) => {
    // null closes a folder to callers.
    if (target === null) return []
    const [before, after] = (typeof target === 'string' ? target : target.default).slice(2).split('*')
    if (after === undefined) return [{ subpath, file: before }]
    return files
      .filter(file => file.startsWith(before) && file.slice(before.length).endsWith(after))
      .map(file => ({ name: file.slice(before.length, -after.length), file }))
      .filter(({ name }) => !name.includes('/') || name.startsWith('locales/'))
      .map(({ name, file }) => ({ subpath: subpath.replace('*', name), file }))
  })
}

/** All files of a package, relative to its folder, with `/` separators. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(file => !file.startsWith('node_modules/'))
    .sort()
}
