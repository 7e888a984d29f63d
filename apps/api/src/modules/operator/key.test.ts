import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keyOfFolder, opensWith } from './key'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'yaoji-key-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('[SV-05] a folder gets a key of its own at the first start, and keeps it', async () => {
  const [folder, other] = [await openFolder(), await openFolder()]
  const key = keyOfFolder(folder)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(keyOfFolder(folder)).toBe(key)
  expect(keyOfFolder(other)).not.toBe(key)
  const file = path.join(folder, 'operator.key')
  expect(readFileSync(file, 'utf8')).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a key that an editor ended with a line break is the same key', async () => {
  const folder = await openFolder()
  writeFileSync(path.join(folder, 'operator.key'), 'a-key-of-the-operator\n')
  expect(keyOfFolder(folder)).toBe('a-key-of-the-operator')
})

test('a folder that cannot have the file is an error', async () => {
  const folder = path.join(await openFolder(), 'missing')
  expect(() => keyOfFolder(folder)).toThrow(/ENOENT/)
})

test('[SV-05] only the header with the whole key opens', () => {
  expect(opensWith('secret', 'Bearer secret')).toBe(true)
  for (const header of [undefined, '', 'secret', 'Bearer', 'Bearer secre', 'Bearer secret1', 'Basic secret'])
    expect(opensWith('secret', header), String(header)).toBe(false)
})
