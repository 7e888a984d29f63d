import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { folderStorage } from './folder-storage'

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

describe('a folder as a storage', () => {
  test('lets no other user of the machine read a content', async () => {
    await open().put('ab/1', Readable.from(['a']), 1)
    for (const each of ['uploads', 'uploads/ab', 'uploads/ab/1']) {
      expect((await stat(path.join(root, each))).mode & 0o077, each).toBe(0)
    }
  })

  test('keeps nothing of a content that ends with an error', async () => {
    async function* broken() {
      yield 'half'
      throw new Error('the caller has gone')
    }
    await expect(open().put('ab/1', Readable.from(broken()), 8)).rejects.toThrow('the caller has gone')
    expect(await names()).toEqual([])
  })

  test('removes a content, and what a process that stopped left of one', async () => {
    await open().put('ab/1', Readable.from(['a']), 1)
    await open().put('ab/2', Readable.from(['b']), 1)
    const unfinished = new Readable({ read() {} })
    const storing = open().put('ab/3', unfinished, 0)
    await expect.poll(names).toContain('3.part')
    await open().remove('ab/3')
    unfinished.push(null)
    await expect(storing).rejects.toThrow('ENOENT')
    await open().remove('ab/1')
    await open().remove('ab/1')
    expect(await names()).toEqual(['2'])
  })
})
