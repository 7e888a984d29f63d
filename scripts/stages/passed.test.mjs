import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { openPassed, PROJECTS } from './passed.mjs'

const FILES = {
  'rules/src/price.ts': 'one',
  'rules/src/price.test.ts': 'two',
  'page/src/Page.tsx': 'three',
  'page/tests/shop.ts': 'four',
  'package-lock.json': '{}',
}
const TWO = [
  { name: 'rules', reads: ['rules'] },
  { name: 'page', reads: ['page', 'rules'] },
]

const open = root => openPassed(root, `${root}/memory`, TWO)

test('what passed need not run again, until something that it reads differs', () => {
  const root = temporaryFolder(onTestFinished, FILES)
  expect(open(root).stale).toEqual(['rules', 'page'])
  open(root).keep()
  expect(open(root).stale).toEqual([])
  write(root, { 'page/src/Page.tsx': 'another' })
  expect(open(root).stale).toEqual(['page'])
})

test.each([
  ['a rule that both read', 'rules/src/price.ts', ['rules', 'page']],
  ['a test', 'rules/src/price.test.ts', ['rules', 'page']],
  ['a fixture', 'page/tests/shop.ts', ['page']],
  ['a version', 'package-lock.json', ['rules', 'page']],
  ['something made', 'rules/dist/price.js', []],
])('%s that differs is another matter for whoever reads it', (_, path, stale) => {
  const root = temporaryFolder(onTestFinished, FILES)
  open(root).keep()
  write(root, { [path]: 'changed' })
  expect(open(root).stale).toEqual(stale)
})

test('what changed while the tests ran is not taken for passed', () => {
  const root = temporaryFolder(onTestFinished, FILES)
  const running = open(root)
  write(root, { 'page/src/Page.tsx': 'saved meanwhile' })
  running.keep()
  expect(open(root).stale).toEqual(['page'])
})

test('every project of the runner is known, but the one that starts processes', async () => {
  const { default: config } = await import('../../vitest.config.ts')
  const own = config.test.projects.filter(each => typeof each !== 'string').map(({ test }) => test.name)
  expect(own).toEqual(['scripts', 'processes'])
  const folders = config.test.projects.filter(each => typeof each === 'string')
  expect(folders).toEqual(['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts'])
  expect(PROJECTS.map(({ name }) => name).sort()).toEqual([
    'api',
    'api-client',
    'domain',
    'hooks',
    'scripts',
    'storefront',
    'ui',
  ])
})
