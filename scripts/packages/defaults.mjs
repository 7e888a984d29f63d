import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * @typedef {{ name: string, optional: boolean, documented: string | undefined }} Prop a member of a type, with its `@default`
 * @typedef {{ props: Prop[], from: string[] }} Type with the names of the types that it is made of
 * @typedef {{ component: string, types: string[], name: string, value: string }} Default what a component takes for a
 *   prop that is absent; `types` are those of its props
 * @typedef {{ text: string, types: Map<string, Type>, defaults: Default[], imports: string[] }} Source
 */

/** @returns {Source} what a file of components says about the defaults of their props */
export function readDefaults(path) {
  const text = readFileSync(path, 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const types = new Map()
  const defaults = []
  const imports = []
  const visit = node => {
    if (isFrom(node)) imports.push(node.moduleSpecifier.text)
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      types.set(node.name.text, typeOf(node))
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))
      defaults.push(...defaultsOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { text, types, defaults, imports }
}

const isFrom = node => (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier

/** The members of a type that are written in it, and the names of those that it is made of. */
function typeOf(node) {
  const props = []
  const from = []
  const visit = inner => {
    if (ts.isPropertySignature(inner)) props.push(propOf(inner))
    else if (ts.isTypeReferenceNode(inner) || ts.isExpressionWithTypeArguments(inner)) {
      from.push((inner.typeName ?? inner.expression).getText())
      ts.forEachChild(inner, visit)
    } else ts.forEachChild(inner, visit)
  }
  ts.forEachChild(node, visit)
  return { props, from }
}

const propOf = member => ({
  name: member.name.getText(),
  optional: member.questionToken !== undefined,
  documented: documentedOf(member),
})

const documentedOf = member => {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  return tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()
}

/** `{ size = 'm' }` in the first parameter of a function, or in a constant that is taken from it. */
function defaultsOf(node) {
  const [props] = node.parameters
  if (!props) return []
  const types = typesOf(props, node)
  const patterns = ts.isObjectBindingPattern(props.name)
    ? [props.name]
    : patternsOf(node.body, props.name.getText())
  const component = node.name?.text ?? ''
  return patterns.flatMap(({ elements }) =>
    elements
      .filter(({ initializer }) => initializer)
      .map(({ name, propertyName, initializer }) => ({
        ...{ component, types },
        name: (propertyName ?? name).getText(),
        value: textOf(initializer),
      })),
  )
}

/** Its text; of a constant of the same file that of its value. */
function textOf(node) {
  if (!ts.isIdentifier(node)) return node.getText()
  const constants = node
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  return (constants.find(({ name }) => name.getText() === node.text)?.initializer ?? node).getText()
}

/** Names of the types of its first parameter, or of those that `forwardRef` and the like are given. */
function typesOf(parameter, { parent }) {
  const ofCall = ts.isCallExpression(parent) ? (parent.typeArguments ?? []) : []
  const given = parameter.type ? [parameter.type] : ofCall
  const names = []
  const visit = node => {
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName.getText())
    ts.forEachChild(node, visit)
  }
  given.forEach(visit)
  return names
}

function patternsOf(body, from) {
  if (!body || !ts.isBlock(body)) return []
  return body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => ts.isObjectBindingPattern(name) && initializer?.getText() === from)
    .map(({ name }) => name)
}
