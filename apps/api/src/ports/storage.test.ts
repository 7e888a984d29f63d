import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../../tests/s3'
import { folderStorage } from './folder-storage'
import { s3Storage } from './s3-storage'
import type { StoragePort } from './storage'

async function inFolder(): Promise<StoragePort> {
  const root = await mkdtemp(path.join(tmpdir(), 'yaoji-storage-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return folderStorage(path.join(root, 'uploads'))
}

async function inBucket(): Promise<StoragePort> {
  const server = await startS3()
  onTestFinished(() => server.close())
  return s3Storage(server.bucket)
}

const put = (storage: StoragePort, key: string, text: string) =>
  storage.put(key, Readable.from([Buffer.from(text)], { objectMode: false }), Buffer.byteLength(text))

async function read(storage: StoragePort, key: string): Promise<string | null> {
  const content = await storage.get(key)
  return content && (await buffer(content)).toString()
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('[SV-05] %s as the store of files', (_what, open) => {
  test('keeps contents by their keys, an empty one too', async () => {
    const storage = await open()
    await storage.check()
    await storage.put('ab/1', Readable.from(['执照', '副本']), 12)
    await put(storage, 'ab/2', '')
    expect([await read(storage, 'ab/1'), await read(storage, 'ab/2'), await read(storage, 'ab/3')]).toEqual([
      '执照副本',
      '',
      null,
    ])
  })

  test('keeps 10 MB whole, sent in parts', async () => {
    const storage = await open()
    const parts = Array.from({ length: 160 }, (_each, at) => Buffer.alloc(65_536, at))
    await storage.put('ab/1', Readable.from(parts, { objectMode: false }), 10 * 1024 * 1024)
    const content = await buffer((await storage.get('ab/1')) as Readable)
    expect(content.equals(Buffer.concat(parts))).toBe(true)
  })

  test('has the newer content of a key', async () => {
    const storage = await open()
    await put(storage, 'ab/1', 'old')
    await put(storage, 'ab/1', 'new')
    expect(await read(storage, 'ab/1')).toBe('new')
  })

  test('shows a content when it is complete', async () => {
    const storage = await open()
    const content = new Readable({ read() {} })
    content.push('half')
    const storing = storage.put('ab/1', content, 4)
    expect(await read(storage, 'ab/1')).toBeNull()
    content.push(null)
    await storing
    expect(await read(storage, 'ab/1')).toBe('half')
  })

  test.each([8, 4])('keeps nothing of a content of %i bytes that fails after 4', async size => {
    const storage = await open()
    async function* broken() {
      yield 'half'
      throw new Error('the caller has gone')
    }
    await expect(storage.put('ab/1', Readable.from(broken()), size)).rejects.toThrow('the caller has gone')
    expect(await read(storage, 'ab/1')).toBeNull()
  })

  test.each([3, 5])('keeps nothing of 4 bytes that were announced as %i', async size => {
    const storage = await open()
    await expect(storage.put('ab/1', Readable.from(['half']), size)).rejects.toThrow(
      `does not have the ${size} bytes that were announced`,
    )
    expect(await read(storage, 'ab/1')).toBeNull()
    await put(storage, 'ab/1', 'whole')
    expect(await read(storage, 'ab/1')).toBe('whole')
  })

  test('removes a content, also one that is not there', async () => {
    const storage = await open()
    await put(storage, 'ab/1', 'a')
    await put(storage, 'ab/2', 'b')
    await storage.remove('ab/1')
    await storage.remove('ab/1')
    expect([await read(storage, 'ab/1'), await read(storage, 'ab/2')]).toEqual([null, 'b'])
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', 'a.part', 'a\\b'])(
    'refuses the key %j',
    async key => {
      const storage = await open()
      for (const refused of [storage.get(key), put(storage, key, 'x'), storage.remove(key)]) {
        await expect(refused).rejects.toThrow('is no storage key')
      }
    },
  )
})
