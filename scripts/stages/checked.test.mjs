import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '../launch/git.mjs'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { openChecked } from './checked.mjs'

/** A repository with three files, none of them committed. */
function repository() {
  const root = temporaryFolder(onTestFinished, {
    '.gitignore': 'out/',
    'price.ts': '1',
    'price.test.ts': '2',
  })
  git(['init', '--quiet'], { cwd: root })
  return root
}

const open = root => openChecked(root, join(root, 'out/checked.json'))

function report(root, results) {
  const testResults = Object.entries(results).map(([path, status]) => ({ name: join(root, path), status }))
  write(root, { 'out/report.json': JSON.stringify({ testResults }) })
  return [join(root, 'out/report.json')]
}

test('the first run has all tests, later ones what changed, committed or not', () => {
  const root = repository()
  expect(open(root).paths).toBeUndefined()
  open(root).keep(report(root, { 'price.test.ts': 'passed' }))
  expect(open(root).paths).toEqual([])
  write(root, { 'price.ts': 'another', 'new.ts': '3', 'out/made.js': '4' })
  expect(open(root).paths).toEqual(['new.ts', 'price.ts'])
})

test('a failed test runs again, a passed one does not', () => {
  const root = repository()
  open(root).keep(report(root, { 'price.test.ts': 'failed', 'other.test.ts': 'passed' }))
  expect(open(root).paths).toEqual(['price.test.ts'])
  open(root).keep(report(root, { 'price.test.ts': 'passed' }))
  expect(open(root).paths).toEqual([])
})

test('a file that is saved during the tests counts as changed', () => {
  const root = repository()
  const running = open(root)
  write(root, { 'price.ts': 'saved meanwhile' })
  running.keep([])
  expect(open(root).paths).toEqual(['price.ts'])
})

test('without git all tests must run each time', () => {
  const root = repository()
  rmSync(join(root, '.git'), { recursive: true })
  open(root).keep([])
  expect(open(root).paths).toBeUndefined()
})
