import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/** What is not part of a package or an application: tests, stories, and the kits of both. */
const NOT_SOURCE = /\.(?:test|stories|d)\.tsx?$|(?:^|\/)testing\//

/**
 * The import cycles of a source folder, imports of types included: groups of files, each of which reaches all others
 * by imports.
 * @param {string} src folder with `.ts` and `.tsx` files
 * @returns {string[][]} one path of imports for each group, its first file again at the end; sorted
 */
export function importCycles(src) {
  const imports = readImports(src)
  return groupsOf(imports)
    .map(group => cycleIn(imports, group))
    .sort((a, b) => a[0].localeCompare(b[0]))
}

/** What each source file imports from files of the same folder. */
function readImports(src) {
  const paths = readdirSync(src, { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !NOT_SOURCE.test(path))
    .sort()
  const known = new Set(paths)
  const targetsOf = path =>
    specifiersIn(path, readFileSync(join(src, path), 'utf8'))
      .filter(specifier => specifier.startsWith('.'))
      .map(specifier => resolve(dirname(path), specifier, known))
      .filter(target => target !== undefined)
  return new Map(paths.map(path => [path, [...new Set(targetsOf(path))]]))
}

/** Every module that a file names: imports and exports of values and types, `import('./x')` as a call or a type. */
function specifiersIn(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found = []
  const visit = node => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind))
  return found
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return node.argument.literal
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0]
  return undefined
}

function resolve(folder, specifier, known) {
  const base = posix.join(folder, specifier)
  return ['', '.ts', '.tsx', '/index.ts'].map(end => base + end).find(each => known.has(each))
}

/** Tarjan's algorithm: the strongly connected components of more than one file, or of a file that imports itself. */
function groupsOf(imports) {
  const found = new Map()
  const stack = []
  const groups = []
  const visit = path => {
    const own = { index: found.size, low: found.size, open: true }
    found.set(path, own)
    stack.push(path)
    for (const target of imports.get(path)) {
      const seen = found.get(target) ?? visit(target)
      if (seen.open) own.low = Math.min(own.low, seen.low)
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path))
      for (const each of group) found.get(each).open = false
      if (group.length > 1 || imports.get(path).includes(path)) groups.push(group)
    }
    return own
  }
  for (const path of imports.keys()) if (!found.has(path)) visit(path)
  return groups
}

/** The shortest way from the first file of a group back to it. */
function cycleIn(imports, group) {
  const [start] = [...group].sort()
  const ways = [[start]]
  for (const way of ways) {
    const next = imports.get(way.at(-1)).filter(target => group.includes(target))
    if (next.includes(start)) return [...way, start]
    ways.push(...next.filter(target => !way.includes(target)).map(target => [...way, target]))
  }
  return group
}
