import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CONTRACT = new URL('../contract/', import.meta.url)
const MODULES = readFileSync(new URL('modules.ts', import.meta.url), 'utf8')

/** Modules that export an endpoint. */
const DECLARING = readdirSync(CONTRACT)
  .filter(file => /^[\w-]+\.ts$/.test(file))
  .filter(file =>
    /^export const \w+ = (endpoint|slot)\(/m.test(readFileSync(new URL(file, CONTRACT), 'utf8')),
  )
  .map(file => file.replace('.ts', ''))

test('the answers of a fake client are typed for the endpoints of every module: add yours to modules.ts', () => {
  const listed = [...MODULES.matchAll(/typeof import\('\.\.\/contract\/([\w-]+)'\)/g)].map(match => match[1])
  expect(listed.toSorted()).toEqual(DECLARING.toSorted())
})
