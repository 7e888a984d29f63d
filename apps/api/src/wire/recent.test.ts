import { expect, test } from 'vitest'
import type { Db } from '../db/types'
import { recent } from './recent'

/** A database that is asked nothing: it only names the results. */
const emptyDb = () => ({}) as Db

function open(db = emptyDb()) {
  const start = new Date('2026-11-20T02:00:00Z')
  const reads: string[] = []
  const at = (seconds: number, key: string) =>
    recent({ db, now: new Date(start.getTime() + seconds * 1000) }, key, async () => {
      reads.push(key)
      return reads.length
    })
  return { at, reads }
}

test('a result is used for a minute; then whoever asks gets it once more, and the next one what was read meanwhile', async () => {
  const { at, reads } = open()
  expect([await at(0, 'total'), await at(59, 'total')]).toEqual([1, 1])
  expect([await at(60, 'total'), await at(60, 'total')]).toEqual([1, 2])
  expect(reads).toHaveLength(2)
})

test('a result of five minutes ago is not used', async () => {
  const { at } = open()
  expect([await at(0, 'total'), await at(300, 'total')]).toEqual([1, 2])
})

test('who asks at the same time waits for one read', async () => {
  const { at, reads } = open()
  expect(await Promise.all([at(0, 'total'), at(0, 'total'), at(1, 'total')])).toEqual([1, 1, 1])
  expect(reads).toHaveLength(1)
})

test('a read that fails is known to who waits for it, and the next one reads again', async () => {
  const db = emptyDb()
  const now = new Date('2026-11-20T02:00:00Z')
  const after = (seconds: number) => ({ db, now: new Date(now.getTime() + seconds * 1000) })
  const fail = () => Promise.reject(new Error('no connection'))
  await expect(recent(after(0), 'total', fail)).rejects.toThrow('no connection')
  expect(await recent(after(0), 'total', async () => 1)).toBe(1)
  expect(await recent(after(61), 'total', fail)).toBe(1)
  await expect(recent(after(62), 'total', fail)).rejects.toThrow('no connection')
})

test('another key and another database have results of their own', async () => {
  const { at } = open()
  expect([await at(0, 'total'), await at(0, 'makers')]).toEqual([1, 2])
  expect(await open().at(0, 'total')).toBe(1)
})

test('the oldest results go when there are many', async () => {
  const { at, reads } = open()
  for (let key = 0; key <= 400; key += 1) await at(0, String(key))
  await at(0, '1')
  expect(reads).toHaveLength(401)
  await at(0, '0')
  expect(reads).toHaveLength(402)
})
