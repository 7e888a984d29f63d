import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { installFailure, installNeed, wantedDigest } from './install.mjs'

const EARLIER = new Date('2026-01-01')
const LATER = new Date('2026-01-02')

function repository({ installed = true } = {}) {
  const root = temporaryFolder(onTestFinished, {
    'package.json': JSON.stringify({
      workspaces: ['apps/*', 'e2e'],
      scripts: { a: '1' },
      devDependencies: { x: '1' },
    }),
    'package-lock.json': '{}',
    'apps/api/package.json': JSON.stringify({ name: 'api' }),
    'e2e/package.json': JSON.stringify({ name: 'e2e' }),
  })
  if (installed) write(root, { 'node_modules/.package-lock.json': '{}' })
  return root
}

function age(root, times) {
  for (const [path, time] of Object.entries(times)) utimesSync(join(root, path), time, time)
}

test('a fresh clone needs an installation', () => {
  expect(installNeed(repository({ installed: false }), undefined)).toBe('missing')
})

test('an interrupted installation does not count', () => {
  const root = repository({ installed: false })
  write(root, { 'node_modules/x/package.json': '{}' })
  expect(installNeed(root, wantedDigest(root))).toBe('missing')
})

test('with a current stamp there is nothing to install, at any file times', () => {
  const root = repository()
  age(root, { 'node_modules/.package-lock.json': EARLIER })
  expect(installNeed(root, wantedDigest(root))).toBeUndefined()
})

test.each([
  ['the lock file', { 'package-lock.json': '{"changed":true}' }],
  ['a dependency of a workspace', { 'apps/api/package.json': '{"name":"api","dependencies":{"y":"2"}}' }],
  ['a new workspace', { 'apps/other/package.json': '{"name":"other"}' }],
])('when %s changed, packages must be updated', (_, files) => {
  const root = repository()
  const stamp = wantedDigest(root)
  age(root, { 'node_modules/.package-lock.json': EARLIER })
  write(root, files)
  expect(installNeed(root, stamp)).toBe('changed')
})

test('a changed script needs no other packages', () => {
  const root = repository()
  const stamp = wantedDigest(root)
  write(root, { 'apps/api/package.json': JSON.stringify({ name: 'api', scripts: { build: 'tsup' } }) })
  expect(wantedDigest(root)).toBe(stamp)
})

test('an npm install by hand counts', () => {
  const root = repository()
  const manifests = ['package.json', 'package-lock.json', 'apps/api/package.json', 'e2e/package.json']
  age(root, Object.fromEntries(manifests.map(path => [path, EARLIER])))
  age(root, { 'node_modules/.package-lock.json': LATER })
  expect(installNeed(root, 'of another time')).toBe('by hand')
})

test('the message for a missing network names the network and has no stack', () => {
  const message = installFailure(
    [
      'npm http fetch GET left-pad attempt 3 failed with ECONNREFUSED',
      'npm error code ECONNREFUSED',
      'npm error FetchError: request to http://registry.example/left-pad failed',
      'npm error     at ClientRequest.<anonymous> (/npm/index.js:130:14)',
      "npm error   errno: 'ECONNREFUSED',",
      'npm error A complete log of this run can be found in: /npm/_logs/x.log',
    ],
    '/logs/install.log',
  )
  expect(message).toContain('registry cannot be reached')
  expect(message).toContain('/logs/install.log')
  expect(message).not.toMatch(/ at ClientRequest|_logs/)
})
