import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startService, type TestService } from '../../tests/service'
import { attempts } from '../session/tables'
import { codeOf, rootOf } from './failure'
import type { Db } from './types'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(attempts)
})

/** Runs a transaction that writes one row and then fails with this code, as often as it says. */
async function run(code: string, failures: number) {
  let runs = 0
  const ended = service.db
    .transaction(async db => {
      runs += 1
      await db.insert(attempts).values({ subject: 'test', at: new Date() })
      if (runs <= failures) await fail(db, code)
      return 'done'
    })
    .catch(error => codeOf(rootOf(error)))
  return { result: await ended, runs, rows: await service.db.$count(attempts) }
}

const fail = (db: Db, code: string) =>
  db.execute(sql.raw(`do $$ begin raise exception 'a test' using errcode = '${code}'; end $$`))

test.each(['40P01', '40001'])('[SV-03] a transaction that fails with %s runs again, once', async code => {
  expect(await run(code, 1)).toEqual({ result: 'done', runs: 2, rows: 1 })
  await service.db.delete(attempts)
  expect(await run(code, 2)).toEqual({ result: code, runs: 2, rows: 0 })
})

test('a transaction that fails for another reason does not run again', async () => {
  expect(await run('23505', 1)).toEqual({ result: '23505', runs: 1, rows: 0 })
})
