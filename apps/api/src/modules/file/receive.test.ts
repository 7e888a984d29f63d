import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '../../config'
import { removeStale, withReceived } from './receive'

async function newFolder() {
  const uploadsDir = await mkdtemp(path.join(tmpdir(), `yaoji-${randomUUID()}`))
  onTestFinished(() => rm(uploadsDir, { recursive: true }))
  const names = () => readdir(path.join(uploadsDir, 'incoming'))
  return { config: { uploadsDir } as Config, names }
}

async function* content() {
  yield Buffer.from('one')
  yield Buffer.from('two')
}

test('a content is a file while it is worked on, and is gone afterwards', async () => {
  const { config, names } = await newFolder()
  expect(await withReceived(config, content(), file => readFile(file, 'utf8'))).toBe('onetwo')
  expect(await names()).toEqual([])
})

test('a content that breaks off leaves nothing', async () => {
  const { config, names } = await newFolder()
  async function* broken() {
    yield Buffer.from('one')
    throw new Error('gone')
  }
  await expect(withReceived(config, broken(), async () => 'done')).rejects.toThrow('gone')
  expect(await names()).toEqual([])
})

test('what a process that ended left is removed after an hour, and what arrives now is not', async () => {
  const { config, names } = await newFolder()
  const now = new Date()
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  await removeStale(config, now)
  await withReceived(config, content(), async () => {
    await removeStale(config, after(59))
    expect(await names()).toHaveLength(1)
    await removeStale(config, after(62))
    expect(await names()).toEqual([])
  })
})
