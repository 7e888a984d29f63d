import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { sampleOf, sourcesOf } from './sources.mjs'

const LINES = `${'one\n'.repeat(24)}one`

const SOURCES = {
  'src/money.ts': LINES,
  'src/money.test.ts': '',
  'src/price/Price.tsx': '',
  'src/price/Price.css.ts': '',
  'src/price/Price.stories.tsx': '',
  'src/testing/render.tsx': '',
  'src/modules/cart/add.ts': '',
  'src/modules/cart/tables.ts': '',
  'src/modules/pictures/draw.ts': '',
  'src/modules/invoice/draw-invoice.ts': '',
  'package.json': '{}',
}

test('faults go into sources, not into tests, stories, styles and what tests use', () => {
  const folder = temporaryFolder(onTestFinished, SOURCES)
  const names = ['cart/add.ts', 'cart/tables.ts', 'invoice/draw-invoice.ts', 'pictures/draw.ts']
  const modules = names.map(path => `src/modules/${path}`)
  expect(sourcesOf('ui', folder)).toEqual([...modules, 'src/money.ts', 'src/price/Price.tsx'])
})

test('of the service, only its rules', () => {
  const folder = temporaryFolder(onTestFinished, SOURCES)
  expect(sourcesOf('api', folder)).toEqual(['src/modules/cart/add.ts'])
})

test('a sample is made of blocks of ten lines, the last one shorter', () => {
  const folder = temporaryFolder(onTestFinished, SOURCES)
  const numbers = [0.1, 0.9, 0.2]
  const sample = sampleOf(folder, ['src/money.ts'], 50, () => numbers.shift() ?? 1)
  expect(sample).toEqual(['src/money.ts:1-10', 'src/money.ts:21-25'])
  expect(sampleOf(folder, ['src/money.ts'], 0)).toEqual([])
})
