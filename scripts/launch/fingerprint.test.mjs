import { renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { openFingerprints } from './fingerprint.mjs'

const SOURCES = { 'app/src/main.ts': 'one', 'app/src/page.tsx': 'two', 'app/package.json': '{}' }

/** Reads the app as a new process does, and returns its digest and the files that it read. */
function look(root) {
  const fingerprints = openFingerprints(root, join(root, 'memory/files.json'))
  const digest = fingerprints.digest(['app', 'absent'])
  fingerprints.save()
  return { digest, read: fingerprints.read }
}

test('an unchanged folder keeps its digest, and none of its files is read again', () => {
  const root = temporaryFolder(onTestFinished, SOURCES)
  const first = look(root)
  expect(first.read).toHaveLength(3)
  expect(look(root)).toEqual({ digest: first.digest, read: [] })
})

test('a file that was only touched is read and keeps the digest', () => {
  const root = temporaryFolder(onTestFinished, SOURCES)
  const first = look(root)
  utimesSync(join(root, 'app/src/main.ts'), 1, 1)
  expect(look(root)).toEqual({ digest: first.digest, read: ['app/src/main.ts'] })
})

test.each([
  ['other content', root => write(root, { 'app/src/main.ts': 'another' })],
  ['content of the same length', root => write(root, { 'app/src/main.ts': 'eno' })],
  ['a new file', root => write(root, { 'app/src/new.ts': '' })],
  ['a deleted file', root => rmSync(join(root, 'app/src/page.tsx'))],
  ['another name', root => renameSync(join(root, 'app/src/main.ts'), join(root, 'app/src/mail.ts'))],
])('%s changes the digest', (_, change) => {
  const root = temporaryFolder(onTestFinished, SOURCES)
  const first = look(root)
  change(root)
  expect(look(root).digest).not.toBe(first.digest)
})

test.each([
  'app/dist/main.js',
  'app/node_modules/x/index.js',
  'app/src/main.test.ts',
  'app/src/Card.stories.tsx',
])('%s does not change the digest', path => {
  const root = temporaryFolder(onTestFinished, SOURCES)
  const first = look(root)
  write(root, { [path]: 'x' })
  expect(look(root).digest).toBe(first.digest)
})

test('an incomplete memory file counts as empty', () => {
  const root = temporaryFolder(onTestFinished, SOURCES)
  const first = look(root)
  write(root, { 'memory/files.json': '{"app/src/main.ts":{"si' })
  expect(look(root)).toEqual(first)
})
