import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { readImporters } from './imports.mjs'

const RULES = {
  'packages/rules/package.json': JSON.stringify({
    exports: {
      '.': { '@yaoji/source': './src/index.ts' },
      './fields/*': { '@yaoji/source': './src/fields/*.ts' },
    },
  }),
  'packages/rules/src/index.ts':
    "export { total as sum, type Sum } from './total'\nexport * from './money'\nexport const own = 1\n",
  'packages/rules/src/total.ts': "import type { Fen } from './money'\nexport const total = 1\n",
  'packages/rules/src/money.ts': 'export interface Fen {}\nexport function formatFen() {}\n',
  'packages/rules/src/fields/phone.ts': 'export const phone = 1\n',
}

function importersIn(files) {
  const root = temporaryFolder(onTestFinished, { ...RULES, ...files })
  const importers = readImporters(root, ['packages/rules', 'apps/shop'])
  return path => [...importers.get(path)]
}

const PAGE = 'apps/shop/src/Page.tsx'

test.for([
  ["import { sum } from '@yaoji/rules'", 'packages/rules/src/total.ts'],
  ["import {\n  type Fen,\n  formatFen as format,\n} from '@yaoji/rules'", 'packages/rules/src/money.ts'],
  ["import { own } from '@yaoji/rules'", 'packages/rules/src/index.ts'],
  ["import * as rules from '@yaoji/rules'", 'packages/rules/src/index.ts'],
  ["import { phone } from '@yaoji/rules/fields/phone'", 'packages/rules/src/fields/phone.ts'],
  ["const load = () => import('./other')", 'apps/shop/src/other.ts'],
  ["import './other'", 'apps/shop/src/other.ts'],
])('%s counts for %s', ([text, path], { expect }) => {
  const importersOf = importersIn({ [PAGE]: `${text}\n`, 'apps/shop/src/other.ts': '' })
  expect(importersOf(path)).toContain(PAGE)
})

test('an import of a name that is exported again does not count for the module that only does that', () => {
  const importersOf = importersIn({ [PAGE]: "import { formatFen } from '@yaoji/rules'\n" })
  expect(importersOf('packages/rules/src/index.ts')).toEqual([])
  expect(importersOf('packages/rules/src/total.ts')).toEqual(['packages/rules/src/index.ts'])
})

test('an import of types does not count', () => {
  const importersOf = importersIn({ [PAGE]: "import type { own } from '@yaoji/rules'\n" })
  expect(importersOf('packages/rules/src/index.ts')).toEqual([])
  expect(importersOf('packages/rules/src/money.ts')).toEqual(['packages/rules/src/index.ts'])
})

test('packages of others, and entries that there are not, are left out', () => {
  const importersOf = importersIn({
    [PAGE]:
      "import { useState } from 'react'\nimport { x } from '@yaoji/rules/none'\nimport { y } from '@yaoji/none'\n",
  })
  expect(importersOf('packages/rules/src/index.ts')).toEqual([])
})
