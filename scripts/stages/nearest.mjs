import { posix } from 'node:path'
import { readImporters } from './imports.mjs'

const TEST = /\.test\.tsx?$/

/** They import everything: what they import does not affect their importers in turn. */
const JOINS = ['apps/api/src/app.ts', 'apps/storefront/src/pages.ts']

/** A module of the service is tested through its calls, which no import shows. */
const SERVICE_MODULE = /^apps\/api\/src\/modules\/[^/]+\//

/** Tests of the service that read the text of its modules, or call all of them. */
const OF_WHOLE_SERVICE = ['apps/api/tests/security.test.ts', 'apps/api/tests/walls/']

/** Test files that run at most, beside one for each changed file: more take longer than one waits before a commit. */
const LIMIT = 7

/**
 * The test files that changed files can affect, the nearest first: the tests themselves, then those that import a
 * changed file or are beside it, then those of its importers, and so on.
 * @param {string} root path of the repository
 * @param {string[]} folders workspaces that can be affected
 * @param {string[]} paths changed files
 * @returns {{ tests: string[], left: number }} paths of tests and folders, and how many more can be affected
 */
export function nearestTests(root, folders, paths) {
  const importers = readImporters(root, folders)
  const tests = [...importers.keys()].filter(path => TEST.test(path))
  const found = new Set(paths.filter(path => importers.has(path)))
  // A set that grows while it is walked is walked to its new end: level by level, so the nearest come first.
  for (const path of found) {
    if (TEST.test(path) || JOINS.includes(path)) continue
    for (const test of tests) if (isBeside(test, path)) found.add(test)
    for (const importer of importers.get(path)) found.add(importer)
  }
  const affected = [...found].filter(path => TEST.test(path))
  const nearest = affected.slice(0, LIMIT + paths.length)
  const ofService = paths.some(path => path.startsWith('apps/api/')) ? OF_WHOLE_SERVICE : []
  return { tests: [...new Set([...nearest, ...ofService])], left: affected.length - nearest.length }
}

/** Whether a test is named after a file beside it, or is in the same module of the service. */
function isBeside(test, path) {
  const [module] = SERVICE_MODULE.exec(path) ?? []
  if (module) return test.startsWith(module)
  const name = posix.basename(path).replace(/\.tsx?$/, '')
  return posix.dirname(test) === posix.dirname(path) && posix.basename(test).startsWith(`${name}.`)
}
