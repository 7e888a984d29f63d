import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const SRC = 'apps/storefront/src'

/** The folders of features and pages: what is below them is composed from packages. */
const FOLDERS = ['core', 'features', 'pages']

/** Imports of values and side effects, also of modules that are loaded later; imports of types are not there at run time. */
const IMPORT =
  /\b(?:import|export)\s+(?!type\b)(?:([\w\s{},*$]*?)\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g

/** Packages with calls and addresses. */
const CALLS = /^@yaoji\/(?:api-client(?:\/|$)|hooks\/data(?:\/|$))/
const ADDRESSES = /^react-router-dom$/

/**
 * Which source files of the storefront neither call the service nor know an address, nor compose a file that does.
 * Such a file belongs to a package: looks to ui, behaviour to hooks, rules to domain.
 * @param {string} root path of the repository
 * @returns {string[]} paths below the storefront's `src`, sorted
 */
export function plainFiles(root) {
  const files = readFiles(join(root, SRC))
  const joins = new Map()
  const isJoining = path => {
    if (!joins.has(path)) {
      joins.set(path, false)
      const { external, own } = files.get(path)
      joins.set(
        path,
        external || own.some(target => target === 'routes.ts' || (files.has(target) && isJoining(target))),
      )
    }
    return joins.get(path)
  }
  return [...files.keys()]
    .filter(path => FOLDERS.some(folder => path.startsWith(`${folder}/`)))
    .filter(path => !path.endsWith('.css.ts') && !isJoining(path))
    .sort()
}

function readFiles(src) {
  const paths = readdirSync(src, { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing/'))
  const known = new Set(paths)
  return new Map(paths.map(path => [path, readFile(src, path, known)]))
}

function readFile(src, path, known) {
  const specifiers = [...readFileSync(join(src, path), 'utf8').matchAll(IMPORT)]
    .filter(([, clause]) => !isTypesOnly(clause))
    .map(([, , specifier, later]) => specifier ?? later)
  const own = specifiers
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => resolve(dirname(path), specifier, known))
    .filter(target => target !== undefined)
  return { external: specifiers.some(each => CALLS.test(each) || ADDRESSES.test(each)), own }
}

/** `{ type A, type B }` imports nothing at run time. */
function isTypesOnly(clause) {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause ?? '')?.[1]
  const parts = names?.split(',').map(part => part.trim()) ?? []
  return parts.some(Boolean) && parts.every(part => part === '' || part.startsWith('type '))
}

function resolve(folder, specifier, known) {
  const base = posix.join(folder, specifier)
  return ['', '.ts', '.tsx', '/index.ts'].map(end => base + end).find(each => known.has(each))
}
