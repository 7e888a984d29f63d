import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Joins the test files that test-runner writes, one for each component, into `count` files with about as many stories
 * each. A file costs seconds before its first story: a context of the runner, a browser page, Storybook's preview.
 */
export function joinStoryFiles(folder, count) {
  const written = readdirSync(folder).filter(name => name.endsWith('.test.js'))
  const tests = written.map(name => readFileSync(join(folder, name), 'utf8'))
  const files = Array.from({ length: Math.min(count, tests.length) }, () => ({ stories: 0, tests: [] }))
  const largestFirst = tests
    .map(test => ({ test, stories: storiesOf(test) }))
    .sort((a, b) => b.stories - a.stories)
  for (const { test, stories } of largestFirst) {
    const smallest = files.reduce((least, file) => (file.stories < least.stories ? file : least))
    smallest.stories += stories
    smallest.tests.push(test)
  }
  for (const name of written) rmSync(join(folder, name))
  for (const [at, file] of files.entries()) {
    writeFileSync(join(folder, `stories-${at + 1}.test.js`), file.tests.join('\n'))
  }
}

const storiesOf = test => test.match(/\bit\(/g)?.length ?? 0
