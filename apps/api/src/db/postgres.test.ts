import { describe, expect, test } from 'vitest'
import { explainPostgres, isUnavailable } from './failure'
import { checkServer } from './postgres'

describe('[SV-01] a server that would fail later is refused first', () => {
  test.each([
    [
      { number: 140_012, version: '14.12', encoding: 'UTF8' },
      'is PostgreSQL 14.12. Yaoji needs 15 or newer.',
    ],
    [{ number: 150_004, version: '15.4', encoding: 'SQL_ASCII' }, 'has the encoding SQL_ASCII.'],
  ])('%j', (said, message) => {
    expect(() => checkServer(said)).toThrow(message)
  })

  test('15 with UTF8 is taken', () => {
    expect(() => checkServer({ number: 150_000, version: '15.0', encoding: 'UTF8' })).not.toThrow()
  })
})

test('[SV-01] what the operator cannot mend keeps its own words', () => {
  const error = new Error('a defect')
  expect(explainPostgres(error)).toBe(error)
})

test('[SV-01] a pooler that refuses the limits of time is explained with the settings that it needs', () => {
  const error = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  })
  expect(explainPostgres(error)).toMatchObject({
    name: 'DatabaseError',
    message: expect.stringMatching(
      /^The database of DATABASE_URL cannot be used \(unsupported startup parameter: statement_timeout\)\. Set ignore_startup_parameters = lock_timeout, /,
    ),
  })
})

test('[SV-01] a pooler that lost its server or has no place makes calls fail for now', () => {
  const said = ['server conn crashed?', 'query_wait_timeout', 'pgbouncer cannot connect to server']
  for (const text of said) expect(isUnavailable(Object.assign(new Error(text), { code: '08P01' }))).toBe(true)
})
