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

test('a result is used for a minute, and then read again', async () => {
  const { at, reads } = open()
  expect([await at(0, 'total'), await at(59, 'total'), await at(60, 'total')]).toEqual([1, 1, 2])
  expect(reads).toHaveLength(2)
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
