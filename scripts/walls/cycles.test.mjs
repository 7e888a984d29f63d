import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { temporaryFolder } from '../testing/folder.mjs'
import { importCycles } from './cycles.mjs'

const SOURCES = [
  ...['domain', 'api-client', 'hooks', 'ui'].map(name => `packages/${name}/src`),
  ...['storefront', 'api'].map(name => `apps/${name}/src`),
]

test.each(SOURCES)(
  '%s has no import cycle, imports of types included',
  src => {
    expect(
      importCycles(join(ROOT, src)).map(cycle => cycle.join(' → ')),
      'Move what both files need to a third file: the type of a prop beside its component, the words of a component to xLabels.ts, a table to contract/entity.',
    ).toEqual([])
    // It reads all files of a package: seconds on a busy machine.
  },
  60_000,
)

const cyclesOf = files => importCycles(temporaryFolder(onTestFinished, files))

test.each([
  ['a value', "import { b } from './b'; b()"],
  ['a type', "import type { B } from './b'"],
  ['one type among others', "import { type B, type C } from './b'"],
  ['an exported type', "export type { B } from './b'"],
  ['everything', "export * from './b'"],
  ['a type without an import of its own', "export type A = import('./b').B"],
  ['a module that is loaded later', "export const load = () => import('./b')"],
  ['a side effect', "import './b'"],
  ['a statement of several lines', "import {\n  b,\n  // the other\n  c,\n} from './b'"],
])('a cycle of %s is found', (_, text) => {
  expect(cyclesOf({ 'a.ts': text, 'b.ts': "import { a } from './a'" })).toEqual([['a.ts', 'b.ts', 'a.ts']])
})

test('a cycle through other files and folders is one finding with its shortest path', () => {
  expect(
    cyclesOf({
      'card/index.ts': "export * from './Card'",
      'card/Card.tsx': "import { Price } from '../price/Price'; export const Card = () => <Price />",
      'price/Price.tsx': "import { words } from './words'; export const Price = () => words",
      'price/words.ts': "import type { Card } from '../card'; import type { Price } from './Price'",
    }),
  ).toEqual([['card/Card.tsx', 'price/Price.tsx', 'price/words.ts', 'card/index.ts', 'card/Card.tsx']])
})

test('two cycles are two findings', () => {
  expect(
    cyclesOf({
      'a.ts': "import './b'",
      'b.ts': "import './a'; import './c'",
      'c.ts': "import './d'",
      'd.ts': "import './c'",
    }),
  ).toEqual([
    ['a.ts', 'b.ts', 'a.ts'],
    ['c.ts', 'd.ts', 'c.ts'],
  ])
})

test('words in comments and texts, other packages, tests, stories and their kits make no cycle', () => {
  expect(
    cyclesOf({
      'a.ts': "import './b'; import 'react'",
      'b.ts': "// import './a'\nexport const text = `import './a'`",
      'b.test.ts': "import './a.stories'",
      'a.stories.tsx': "import './b.test'",
      'testing/kit.ts': "import './more'",
      'testing/more.ts': "import './kit'",
    }),
  ).toEqual([])
})
