import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { readDefaults } from './defaults.mjs'

const UI = join(ROOT, 'packages/ui/src')
const HOOKS = join(ROOT, 'packages/hooks/src')
const NOT_SOURCE = /\.(test|stories|css)\.tsx?$|(^|\/)(fixtures|testing|foundations|patterns)\b/

const filesOf = folder =>
  readdirSync(folder, { recursive: true })
    .map(file => join(folder, String(file)))
    .filter(path => /\.tsx?$/.test(path) && !NOT_SOURCE.test(relative(folder, path)))

const sources = new Map([...filesOf(UI), ...filesOf(HOOKS)].map(path => [path, readDefaults(path)]))
const places = new Map(
  [...sources].flatMap(([path, { types }]) => [...types.keys()].map(name => [name, path])),
)

/** A value of TypeScript, and not words about it. */
const LITERAL = /^('[^']*'|-?[\d_.]+|true|false|\[\]|\{\})$/

/** The prop of a type or of those that it is made of, with the name of the type that has it. */
function findProp(name, typeNames, from, seen = new Set()) {
  for (const owner of typeNames) {
    const path = sources.get(from)?.types.has(owner) ? from : places.get(owner)
    if (!path || seen.has(`${path} ${owner}`)) continue
    seen.add(`${path} ${owner}`)
    const type = sources.get(path).types.get(owner)
    const prop = type.props.find(each => each.name === name)
    if (prop) return { ...prop, path, owner }
    const found = findProp(name, type.from, path, seen)
    if (found) return found
  }
}

/** Every default of a component for a prop that one of the library's types of props has. */
const defaults = [...sources].flatMap(([path, source]) =>
  path.startsWith(UI)
    ? source.defaults
        .map(each => ({ ...each, path, prop: findProp(each.name, each.types, path) }))
        .filter(({ prop }) => prop?.optional && prop.owner.endsWith('Props'))
    : [],
)

/** Files, and everything that they import of the two packages. */
function reached(paths, seen = new Set()) {
  for (const path of paths) {
    if (seen.has(path)) continue
    seen.add(path)
    reached(
      sources
        .get(path)
        .imports.map(target => resolved(path, target))
        .filter(Boolean),
      seen,
    )
  }
  return seen
}

function resolved(from, target) {
  const base = target === '@yaoji/hooks' ? join(HOOKS, 'index') : join(dirname(from), target)
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(each => sources.has(each))
}

/** Whether the component of a prop, or one that it gives the prop to, has this value in its code. */
function isInCode(path, name, value) {
  const folder = [...sources.keys()].filter(each => dirname(each) === dirname(path))
  return [...reached(folder)].some(file => {
    const { text, defaults: own } = sources.get(file)
    return own.some(each => isSame(name, each.name) && each.value === value) || writes(text, name, value)
  })
}

/** A prop for a part has the name of that part before its own: `errorSize`. */
const isSame = (name, own) => name === own || name.endsWith(own[0].toUpperCase() + own.slice(1))

/** `name ?? value`, a word of the labels, or an attribute without a value. */
function writes(text, name, value) {
  if (value.startsWith("'") && text.includes(`: ${value},`)) return true
  if (value === 'true' && new RegExp(`<[A-Z]\\w+ ([^\n]* )?${name}[ >]`).test(text)) return true
  return new RegExp(`\\b${name}\\b[^\n]*(\\?\\?|\\|\\||[:=]|!==) ${literally(value)}`).test(text)
}

const literally = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('[LB-03 2] a prop that a component gives a value has it as @default', () => {
  const wrong = defaults
    .filter(({ prop, value }) => (LITERAL.test(value) ? prop.documented !== value : !prop.documented))
    .map(
      ({ path, prop, name, value }) =>
        `${relative(UI, path)}: ${prop.owner}.${name} is ${value}, not ${prop.documented}`,
    )
  expect(defaults.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test('[LB-03 2] a @default is a value that the code has', () => {
  const given = new Map(defaults.map(({ prop, value }) => [`${prop.path} ${prop.owner} ${prop.name}`, value]))
  const documented = [...sources].flatMap(([path, { types }]) =>
    [...types].flatMap(([owner, { props }]) =>
      props.map(({ name, documented: value }) => ({ path, owner, name, value })),
    ),
  )
  const wrong = documented
    .filter(({ path, value }) => path.startsWith(UI) && LITERAL.test(value ?? ''))
    .filter(({ path, owner, name, value }) => {
      const own = given.get(`${path} ${owner} ${name}`)
      // An absent value is as good as false, unless the component takes another one.
      if (own !== undefined || value === 'false')
        return own !== undefined && LITERAL.test(own) && own !== value
      return !isInCode(path, name, value)
    })
    .map(({ path, owner, name, value }) => `${relative(UI, path)}: no code of ${owner}.${name} has ${value}`)
  expect(wrong).toEqual([])
})
