import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const MODULE = /\.tsx?$/
const STATEMENT = /\b(import|export)\s+(type\s+)?([\w\s{},*$]*?)\s*from\s+'([^']+)'/g
/** An import without names, also one that is loaded later. */
const UNNAMED = /\bimport\s*\(?\s*'([^']+)'/g
const DECLARED =
  /^export\s+(?:(?:default|abstract|async|declare)\s+)*(?:const|let|function\*?|class|enum)\s+(\w+)/gm

/**
 * Who imports each module of these folders. An import of a name from a module that only exports it again counts for the
 * module that declares it: almost everything imports a package's index, and almost nothing all of it. Imports of types
 * do not count, as they are not there when tests run.
 * @param {string} root path of the repository
 * @param {string[]} folders workspaces; their `src` and `tests` are read
 * @returns {Map<string, Set<string>>} importers by path
 */
export function readImporters(root, folders) {
  const modules = readModules(root, folders)
  const importers = new Map([...modules.keys()].map(path => [path, new Set()]))
  for (const [path, { imports, exports }] of modules) {
    for (const { target } of [...imports, ...exports]) importers.get(target).add(path)
    for (const { names, target } of imports) {
      const declaring = names.flatMap(({ name }) => declaringOf(modules, target, name) ?? [target])
      if (names.length > 0 && !declaring.includes(target)) importers.get(target).delete(path)
      for (const module of declaring) importers.get(module).add(path)
    }
  }
  return importers
}

/** The module that declares a name which a module exports; undefined where it cannot be told. */
function declaringOf(modules, path, name, seen = new Set()) {
  if (name === '*' || seen.has(path)) return undefined
  seen.add(path)
  const { declared, exports } = modules.get(path)
  if (declared.has(name)) return path
  for (const { names, target } of exports) {
    const own = names.find(each => each.as === name)
    if (own) return declaringOf(modules, target, own.name, seen) ?? target
    const found = names.some(each => each.name === '*') && declaringOf(modules, target, name, seen)
    if (found) return found
  }
  return undefined
}

function readModules(root, folders) {
  const paths = folders.flatMap(folder =>
    ['src', 'demo', 'tests'].flatMap(part => modulesIn(root, `${folder}/${part}`)),
  )
  const known = new Set(paths)
  const resolve = resolver(root, known)
  return new Map(paths.map(path => [path, readModule(root, path, resolve)]))
}

function modulesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .filter(file => MODULE.test(file))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
}

function readModule(root, path, resolve) {
  const text = readFileSync(join(root, path), 'utf8')
  const imports = []
  const exports = []
  const add = (list, specifier, names) => {
    const target = resolve(path, specifier)
    if (target) list.push({ names, target })
  }
  for (const [, kind, type, clause, specifier] of text.matchAll(STATEMENT)) {
    if (!type) add(kind === 'import' ? imports : exports, specifier, namesIn(clause))
  }
  for (const [, specifier] of text.matchAll(UNNAMED)) add(imports, specifier, [])
  return { imports, exports, declared: new Set([...text.matchAll(DECLARED)].map(([, name]) => name)) }
}

/** Names of an import or export, with what each is called afterwards; `*` for all of them. */
function namesIn(clause) {
  return clause
    .split(/[{},]/)
    .map(part => part.trim())
    .filter(part => part !== '' && !part.startsWith('type '))
    .map(part => {
      const [name, as = name] = part.split(/\s+as\s+/)
      return { name, as }
    })
}

/** Finds the module of a specifier: a path, or an entry of a package of the repository. */
function resolver(root, known) {
  const entries = new Map()
  return (path, specifier) => {
    const base = specifier.startsWith('.')
      ? posix.join(dirname(path), specifier)
      : entryOf(root, specifier, entries)
    return base && ['', '.ts', '.tsx', '/index.ts'].map(end => base + end).find(each => known.has(each))
  }
}

function entryOf(root, specifier, entries) {
  const [, name, part] = /^@yaoji\/([\w-]+)(\/.+)?$/.exec(specifier) ?? []
  const folder = `packages/${name}`
  if (!name || !existsSync(join(root, folder, 'package.json'))) return undefined
  if (!entries.has(name)) {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    entries.set(name, exports)
  }
  const exports = entries.get(name)
  const entry = `.${part ?? ''}`
  const pattern = Object.keys(exports)
    .filter(key => matchOf(key, entry) !== undefined && exports[key]?.['@yaoji/source'])
    .sort((a, b) => b.length - a.length)[0]
  if (!pattern) return undefined
  return posix.join(folder, exports[pattern]['@yaoji/source'].replaceAll('*', matchOf(pattern, entry)))
}

/** The text that `*` of a pattern matches: empty in a pattern without it. Undefined when the pattern does not match. */
function matchOf(pattern, entry) {
  const [before, after] = pattern.split('*')
  if (after === undefined) return pattern === entry ? '' : undefined
  const fits =
    entry.startsWith(before) && entry.endsWith(after) && entry.length > before.length + after.length
  return fits ? entry.slice(before.length, entry.length - after.length) : undefined
}
