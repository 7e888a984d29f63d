import { describe, expect, test } from 'vitest'
import { explainPostgres } from './failure'
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
