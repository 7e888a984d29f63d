import { expect, test } from 'vitest'
import type { Db } from '../db/types'
import { sharedRead } from './shared-read'

/** A database that is asked nothing: it only names the reads. */
const emptyDb = () => ({}) as Db

/** Reads that end when the test says so. */
function open() {
  const db = emptyDb()
  const begun: { key: string; end: (result: string) => void; fail: (error: Error) => void }[] = []
  const ask = (key = 'list') =>
    sharedRead(db, key, () => new Promise<string>((end, fail) => void begun.push({ key, end, fail })))
  return { ask, begun }
}

/** Waits until everything that follows from what has happened has happened. */
const settled = () => new Promise(resolve => setImmediate(resolve))

test('who asks during a read waits for the next one, which begins after all who wait have asked', async () => {
  const { ask, begun } = open()
  const first = ask()
  const waiting = [ask(), ask(), ask()]
  await settled()
  expect(begun).toHaveLength(1)
  begun[0]!.end('before')
  expect(await first).toBe('before')
  await settled()
  expect(begun).toHaveLength(2)
  const late = ask()
  begun[1]!.end('after')
  expect(await Promise.all(waiting)).toEqual(['after', 'after', 'after'])
  await settled()
  expect(begun).toHaveLength(3)
  begun[2]!.end('later')
  expect(await late).toBe('later')
})

test('nothing is kept: who asks after a read has it read again', async () => {
  const { ask, begun } = open()
  const first = ask()
  begun[0]!.end('one')
  await first
  await settled()
  const second = ask()
  expect(begun).toHaveLength(2)
  begun[1]!.end('two')
  expect(await second).toBe('two')
})

test('a read that fails fails for who shares it, and the next one begins all the same', async () => {
  const { ask, begun } = open()
  const first = ask()
  const second = ask()
  begun[0]!.fail(new Error('no connection'))
  await expect(first).rejects.toThrow('no connection')
  await settled()
  begun[1]!.end('again')
  expect(await second).toBe('again')
})

test('reads of another key do not wait', async () => {
  const { ask, begun } = open()
  void ask('one')
  void ask('other')
  expect(begun.map(({ key }) => key)).toEqual(['one', 'other'])
})
