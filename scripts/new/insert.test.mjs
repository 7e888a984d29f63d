import { expect, test } from 'vitest'
import { insert } from './insert.mjs'

const SOURCE = `import {
  a,
  b,
} from './letters'

export {
  type C,
} from './other'

/** What is served. */
const SERVED = {
  first: 1,
  // The last one.
  last: 9,
} as const

export function nothing() {}
`

const lines = text => text.split('\n')
const added = (before, after) => lines(after).filter(line => !lines(before).includes(line))

test('an import goes after the last import, without names that are imported already', () => {
  const imports = [
    { from: './letters', names: ['a', 'type d'] },
    { from: 'zod/mini', names: ['* as z'] },
  ]
  const after = insert(SOURCE, { path: 'x.ts', imports })
  expect(after).toContain(
    "} from './letters'\nimport type { d } from './letters'\nimport * as z from 'zod/mini'\n\nexport {",
  )
})

test('an entry goes to the end of its list, or before the first entry that comes after it', () => {
  const entry = 'second: 2,'
  expect(insert(SOURCE, { path: 'x.ts', list: { name: 'SERVED', entry } })).toContain(
    '  last: 9,\n  second: 2,\n} as const',
  )
  const list = { name: 'SERVED', entry, before: ['zero', 'last', 'first'] }
  expect(insert(SOURCE, { path: 'x.ts', list })).toContain('= {\n  second: 2,\n  first: 1,')
})

test('an entry of a list in alphabetical order goes to its place, also in an interface', () => {
  const words = 'export interface Words {\n  readonly add: string\n  readonly close: string\n}\n'
  const at = entry => insert(words, { path: 'x.ts', list: { name: 'Words', entry, sorted: true } })
  expect(added(words, at('readonly buy: string'))).toEqual(['  readonly buy: string'])
  expect(at('readonly buy: string')).toContain('add: string\n  readonly buy: string\n  readonly close')
  expect(at('readonly view: string')).toContain('close: string\n  readonly view: string\n}')
})

test('a line that exists is not added again', () => {
  const piece = {
    path: 'x.ts',
    imports: [{ from: './letters', names: ['a'] }],
    list: { name: 'SERVED', entry: 'first: 1,' },
  }
  expect(insert(SOURCE, piece)).toBe(SOURCE)
})

test('a text goes to the end of the file; one that a list uses goes above the list and its comment', () => {
  const text = 'export const two = 2'
  expect(insert(SOURCE, { path: 'x.ts', text })).toBe(`${SOURCE}\n${text}\n`)
  const list = { name: 'SERVED', entry: 'two,' }
  const after = insert(SOURCE, { path: 'x.ts', text, list })
  expect(after).toContain(`${text}\n\n/** What is served. */\nconst SERVED`)
  expect(added(SOURCE, after)).toEqual([text, '  two,'])
})

test('a row of a Markdown table goes below the last one, with cells of the same width', () => {
  const table = '| A-1 | 首页面 | what |\n\nText.\n'
  const row = { below: '| A-', cells: ['A-2', '页', ''] }
  expect(insert(table, { path: 'x.md', row })).toBe(
    '| A-1 | 首页面 | what |\n| A-2 | 页     |      |\n\nText.\n',
  )
})

test.each([
  [{ list: { name: 'SERVE', entry: 'two,' } }, 'no list or function SERVE begins in it'],
  [{ row: { below: '| RT-', cells: [] } }, 'no row begins with | RT- in it'],
])('a file without the place is refused: %j', (piece, message) => {
  expect(() => insert(SOURCE, { path: 'x.ts', ...piece })).toThrow(
    expect.objectContaining({ name: 'Refusal', message }),
  )
})
