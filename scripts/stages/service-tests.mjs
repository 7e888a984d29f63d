import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const SERVICE = 'apps/api/'
const MODULES = `${SERVICE}src/modules/`
const TEST = /\.test\.ts$/

/** Tests of the service as a whole, which read every module. */
const WHOLE_SERVICE = [`${SERVICE}tests/security.test.ts`, `${SERVICE}tests/walls/`]

/**
 * The tests of the service that a change of its modules can affect. Each test starts the whole service, so by imports
 * alone every test depends on every file. Here a change affects the modules whose files import the changed one,
 * directly or not, and their tests.
 * @param {string} root path of the repository
 * @param {string[]} paths changed files
 * @returns {string[] | undefined} paths of tests and folders; undefined where a change is not within the modules
 */
export function serviceTests(root, paths) {
  const own = paths.filter(path => path.startsWith(SERVICE))
  if (own.length === 0 || own.length < paths.length) return undefined
  if (!own.every(path => TEST.test(path) || path.startsWith(MODULES))) return undefined
  const tests = own.filter(path => TEST.test(path) && existsSync(join(root, path)))
  const sources = own.filter(path => !TEST.test(path))
  if (sources.length === 0) return tests
  const modules = new Set(importersOf(root, sources).map(moduleOf))
  return [...tests, ...[...modules].map(name => `${MODULES}${name}/`), ...WHOLE_SERVICE]
}

function moduleOf(path) {
  return path.slice(MODULES.length).split('/')[0]
}

/** These files and all of the modules that import them, directly or not. */
function importersOf(root, paths) {
  const importers = readImporters(root)
  const found = new Set(paths)
  // A set that grows while it is walked is walked to its new end.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return [...found]
}

/** The importers of each file of the modules. */
function readImporters(root) {
  const importers = new Map()
  const files = readdirSync(join(root, MODULES), { recursive: true })
    .map(file => MODULES + file.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && !TEST.test(path))
  for (const path of files) {
    for (const [, specifier] of readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = `${posix.join(dirname(path), specifier)}.ts`
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  }
  return importers
}
