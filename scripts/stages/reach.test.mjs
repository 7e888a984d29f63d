import { expect, test } from 'vitest'
import { PROJECTS, pathsToLint, reachOf } from './reach.mjs'

test.each([
  ['a rule', 'packages/domain/src/money.ts', ['domain', 'api-client', 'hooks', 'ui', 'storefront', 'api']],
  ['a component', 'packages/ui/src/price/Price.tsx', ['ui', 'storefront']],
  ['styles', 'packages/ui/src/price/Price.css.ts', ['ui', 'storefront']],
  ['a page', 'apps/storefront/src/pages/home/HomePage.tsx', ['storefront']],
])('a change of %s affects its importers in all projects', (_, path, related) => {
  expect(reachOf([path])).toEqual({ files: [path], related, whole: [], every: false })
})

test.each([
  ['a table of cases', 'packages/domain/cases/ladder.json', ['domain']],
  ['a migration', 'apps/api/migrations/0001.sql', ['api']],
  ['the settings of a runner', 'packages/ui/vitest.setup.ts', ['ui']],
  ['a command', 'scripts/commands/check.mjs', ['scripts']],
  ['the walls', 'biome.json', ['scripts']],
])('%s is not imported: the whole project runs', (_, path, whole) => {
  expect(reachOf([path]).whole).toEqual(whole)
})

test.each([
  ['the lock file', ['package-lock.json']],
  ['what nobody knows', undefined],
])('%s affects every project', (_, paths) => {
  expect(reachOf(paths)).toMatchObject({ related: [], every: true })
})

test('a page that changes together with the lock file has its own tests run too', () => {
  const page = 'apps/storefront/src/pages/home/HomePage.tsx'
  expect(reachOf([page, 'package-lock.json'])).toMatchObject({
    files: [page],
    related: ['storefront'],
    every: true,
  })
})

test('prose and documentation pages affect no unit test', () => {
  const { related, whole } = reachOf(['README.md', 'packages/ui/src/price/Price.mdx'])
  expect([...related, ...whole]).toEqual([])
})

test('every project of the runner is known, except the one that starts processes', async () => {
  const { default: config } = await import('../../vitest.config.ts')
  const { projects } = config.test
  const own = projects.filter(each => typeof each !== 'string').map(each => each.test.name)
  expect(own).toEqual(['scripts', 'processes'])
  const names = PROJECTS.map(({ name }) => name).sort()
  expect(names).toEqual(['api', 'api-client', 'domain', 'hooks', 'scripts', 'storefront', 'ui'])
})

test('the linter reads what changed, and everything after a change of its settings or an unknown one', () => {
  expect(pathsToLint(['packages/domain/src/money.ts'])).toEqual(['packages/domain/src/money.ts'])
  expect(pathsToLint([])).toEqual([])
  expect(pathsToLint(['packages/domain/src/money.ts', 'biome.json'])).toEqual(['.'])
  expect(pathsToLint(undefined)).toEqual(['.'])
})
