import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { joinStoryFiles } from './story-files.mjs'

const component = (name, stories) =>
  `describe('${name}', () => {\n${stories.map(story => `it('${story}', () => {})`).join('\n')}\n})`

/** The names of the stories in each file that remains, after joining into `count` files. */
function joined(count, files) {
  const folder = temporaryFolder(onTestFinished, files)
  joinStoryFiles(folder, count)
  return readdirSync(folder)
    .filter(name => name.endsWith('.test.js'))
    .map(name =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/it\('(\w+)'/g)].map(([, story]) => story),
    )
}

const FILES = {
  'cart.test.js': component('Cart', ['c1', 'c2', 'c3']),
  'pager.test.js': component('Pager', ['p1']),
  'price.test.js': component('Price', ['r1', 'r2']),
  'notes.txt': 'left alone',
}

test('every story is in one of the files, which have about as many each', () => {
  const files = joined(2, FILES)
  expect(files.map(stories => stories.length)).toEqual([3, 3])
  expect(files.flat().sort()).toEqual(['c1', 'c2', 'c3', 'p1', 'r1', 'r2'])
})

test('there are no empty files', () => {
  expect(joined(24, FILES).map(stories => stories.length)).toEqual([3, 2, 1])
})
