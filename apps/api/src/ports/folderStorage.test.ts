import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { folderStorage } from './folderStorage'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'yaoji-storage-'))
  return () => rm(root, { recursive: true, force: true })
})

const open = () => folderStorage(path.join(root, 'uploads'))

const names = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name)

async function read(key: string): Promise<string | null> {
  const content = await open().get(key)
  return content && (await buffer(content)).toString()
}

describe('a folder as a storage', () => {
  test('keeps contents by their keys, and makes the folders', async () => {
    await open().put('ab/1', Readable.from(['执照', '副本']))
    await open().put('ab/2', Readable.from([]))
    expect([await read('ab/1'), await read('ab/2'), await read('ab/3')]).toEqual(['执照副本', '', null])
  })

  test('lets no other user of the machine read a content', async () => {
    await open().put('ab/1', Readable.from(['a']))
    for (const each of ['uploads', 'uploads/ab', 'uploads/ab/1']) {
      expect((await stat(path.join(root, each))).mode & 0o077, each).toBe(0)
    }
  })

  test('shows a content when it is complete', async () => {
    const content = new Readable({ read() {} })
    content.push('half')
    const storing = open().put('ab/1', content)
    expect(await read('ab/1')).toBeNull()
    content.push(null)
    await storing
    expect(await read('ab/1')).toBe('half')
  })

  test('keeps nothing of a content that ends with an error', async () => {
    async function* broken() {
      yield 'half'
      throw new Error('the caller has gone')
    }
    await expect(open().put('ab/1', Readable.from(broken()))).rejects.toThrow('the caller has gone')
    expect(await names()).toEqual([])
  })

  test('removes a content, and what a process that stopped left of one', async () => {
    await open().put('ab/1', Readable.from(['a']))
    await open().put('ab/2', Readable.from(['b']))
    const unfinished = new Readable({ read() {} })
    const storing = open().put('ab/3', unfinished)
    await expect.poll(names).toContain('3.part')
    await open().remove('ab/3')
    unfinished.push(null)
    await expect(storing).rejects.toThrow('ENOENT')
    await open().remove('ab/1')
    await open().remove('ab/1')
    expect(await names()).toEqual(['2'])
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', 'a.part', 'a\\b'])(
    'refuses the key %j',
    async key => {
      await expect(open().get(key)).rejects.toThrow('is no storage key')
      await expect(open().put(key, Readable.from(['x']))).rejects.toThrow('is no storage key')
      expect(await names()).toEqual([])
    },
  )
})
