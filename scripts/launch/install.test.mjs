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

test('a fresh clone must install', () => {
  expect(installNeed(repository({ installed: false }), undefined)).toBe('missing')
})

test('an install that was interrupted is none', () => {
  const root = repository({ installed: false })
  write(root, { 'node_modules/x/package.json': '{}' })
  expect(installNeed(root, wantedDigest(root))).toBe('missing')
})

test('with the stamp of what is wanted nothing is to be done, whatever the times say', () => {
  const root = repository()
  age(root, { 'node_modules/.package-lock.json': EARLIER })
  expect(installNeed(root, wantedDigest(root))).toBeUndefined()
})

test.each([
  ['the lock file', { 'package-lock.json': '{"changed":true}' }],
  ['a dependency of a workspace', { 'apps/api/package.json': '{"name":"api","dependencies":{"y":"2"}}' }],
  ['a workspace that is new', { 'apps/other/package.json': '{"name":"other"}' }],
])('%s changed since: packages must be updated', (_, files) => {
  const root = repository()
  const stamp = wantedDigest(root)
  age(root, { 'node_modules/.package-lock.json': EARLIER })
  write(root, files)
  expect(installNeed(root, stamp)).toBe('changed')
})

test('a changed script wants no other packages', () => {
  const root = repository()
  const stamp = wantedDigest(root)
  write(root, { 'apps/api/package.json': JSON.stringify({ name: 'api', scripts: { build: 'tsup' } }) })
  expect(wantedDigest(root)).toBe(stamp)
})

test('npm install by hand is believed', () => {
  const root = repository()
  const manifests = ['package.json', 'package-lock.json', 'apps/api/package.json', 'e2e/package.json']
  age(root, Object.fromEntries(manifests.map(path => [path, EARLIER])))
  age(root, { 'node_modules/.package-lock.json': LATER })
  expect(installNeed(root, 'of another time')).toBe('by hand')
})

test('without a network the person learns that it is the network, without a stack', () => {
  const message = installFailure(
    [
      'npm http fetch GET left-pad attempt 3 failed with ECONNREFUSED',
      'npm error code ECONNREFUSED',
      'npm error FetchError: request to http://registry.example/left-pad failed',
      'npm error     at ClientRequest.<anonymous> (/npm/index.js:130:14)',
      "npm error   errno: 'ECONNREFUSED',",
      'npm error A complete log of this run can be found in: /root/.npm/_logs/x.log',
    ],
    '/logs/install.log',
  )
  expect(message).toContain('registry cannot be reached')
  expect(message).toContain('/logs/install.log')
  expect(message).not.toMatch(/ at ClientRequest|_logs/)
})
