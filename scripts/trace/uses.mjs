import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

const CONTRACT = /^@yaoji\/api-client(\/contract\/|$)/
const DATA_HOOKS = '@yaoji/hooks/data'
const NOT_RUNNING = /\.(test|stories)\.tsx?$/

/**
 * Endpoints by the requirement that they meet.
 * @param {string} source text of the files that join endpoints to rows: `call(cartAdd, { …, row: 'AP-02' })`
 * @returns {Map<string, string[]>} id to the endpoints' names
 */
export function endpointsByRow(source) {
  const rows = new Map()
  for (const block of source.split(/\bcall\(\s*/).slice(1)) {
    const name = /^\w+/.exec(block)?.[0]
    const id = /\brow:\s*'([A-Z]{2}-\d{2})'/.exec(block)?.[1]
    if (name && id) rows.set(id, [...(rows.get(id) ?? []), name])
  }
  return rows
}

/**
 * Names of the endpoints that the storefront can call: those that its files import, and those of the data hooks
 * that its files import. Tests and stories do not count.
 * @param {{ storefront: string[], hooks: string[] }} sources TypeScript texts
 * @returns {Set<string>}
 */
export function usedEndpoints({ storefront, hooks }) {
  const imports = storefront.map(importsOf)
  const declarations = declarationsOf(hooks)
  const used = new Set(imports.flatMap(list => list.filter(isContract).map(({ name }) => name)))
  const queue = imports.flatMap(list =>
    list.filter(({ from }) => from === DATA_HOOKS).map(({ name }) => name),
  )
  const seen = new Set()
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const { endpoints = [], others = [] } = declarations.get(name) ?? {}
    for (const endpoint of endpoints) used.add(endpoint)
    queue.push(...others)
  }
  return used
}

/** Texts of the TypeScript files under a folder that run in the product; none when the folder does not exist. */
export function runningSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !NOT_RUNNING.test(entry.name))
    .filter(entry => basename(entry.parentPath) !== 'testing')
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

const isContract = ({ from }) => CONTRACT.test(from)

/** Values that a file imports: the exported name, the local name, and the source. */
function importsOf(source) {
  return parse(source).statements.flatMap(statement => {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined
    if (!clause?.namedBindings || !ts.isNamedImports(clause.namedBindings)) return []
    return clause.namedBindings.elements
      .filter(element => !clause.isTypeOnly && !element.isTypeOnly)
      .map(element => ({
        name: (element.propertyName ?? element.name).text,
        local: element.name.text,
        from: statement.moduleSpecifier.text,
      }))
  })
}

/** What each declaration of the data hooks uses: endpoints, and other declarations of data hooks. */
function declarationsOf(sources) {
  const declarations = new Map()
  for (const source of sources) {
    const byLocal = new Map(importsOf(source).map(each => [each.local, each]))
    for (const statement of parse(source).statements) {
      const uses = ts.isImportDeclaration(statement) ? [] : identifiersIn(statement)
      const imported = uses.map(name => byLocal.get(name)).filter(Boolean)
      const endpoints = imported.filter(isContract).map(({ name }) => name)
      const others = uses.map(name => byLocal.get(name)?.name ?? name)
      for (const name of namesOf(statement)) declarations.set(name, { endpoints, others })
    }
  }
  return declarations
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(each => each.name.text)
  return statement.name ? [statement.name.text] : []
}

function identifiersIn(node) {
  const names = []
  const visit = each => {
    if (onlyNames(each)) return
    if (ts.isIdentifier(each)) names.push(each.text)
    ts.forEachChild(each, visit)
  }
  ts.forEachChild(node, visit)
  return names
}

/** `refresh(queries, favoriteList)` and `cartList.name` refer to a query without making a call. */
function onlyNames(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'name'
  return ts.isCallExpression(node) && ['refresh', 'keyOf'].includes(node.expression.text)
}

function parse(source) {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
}
