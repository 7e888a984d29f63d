import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canMoveLicence,
  daysBetween,
  documentStatus,
  isLicenceChecked,
  LICENCE_STATES,
  type LicenceState,
} from './licence'

const states = Object.keys(LICENCE_STATES) as LicenceState[] // The keys of the table are its type.
const document = { begin: '2020-01-01', end: '2027-03-15', long_term: false, rejected: false }

describe('a buyer’s licence', () => {
  test('every transition leads to a state of the table, and every state is reachable from draft', () => {
    const reached = new Set<LicenceState>(['draft'])
    for (const state of reached) for (const next of LICENCE_STATES[state].next) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
    for (const state of states) expect(LICENCE_STATES[state].next.length).toBeGreaterThan(0)
  })

  test('a draft is never passed without a review', () => {
    expect(canMoveLicence('draft', 'submitted')).toBe(true)
    expect(canMoveLicence('draft', 'passed')).toBe(false)
    expect(canMoveLicence('rejected', 'passed')).toBe(false)
    expect(states.filter(state => canMoveLicence(state, 'draft'))).toEqual(['submitted'])
    expect(canMoveLicence('passed', 'updating')).toBe(true)
  })

  test('a valid licence stays valid during the review of an update', () => {
    expect(states.filter(isLicenceChecked)).toEqual(['passed', 'updating', 'expired'])
  })
})

describe('a document on a day', () => {
  const onDay = (today: string) => {
    const { state, days_left, remind } = documentStatus(document, today)
    return [state, days_left, remind]
  }

  test('it expires after its last day, with reminders at 30 and at 7 days', () => {
    expect(onDay('2027-02-12')).toEqual(['valid', 31, null])
    expect(onDay('2027-02-13')).toEqual(['expiring', 30, 30])
    expect(onDay('2027-03-07')).toEqual(['expiring', 8, 30])
    expect(onDay('2027-03-08')).toEqual(['expiring', 7, 7])
    expect(onDay('2027-03-15')).toEqual(['expiring', 0, 7])
    expect(onDay('2027-03-16')).toEqual(['expired', -1, null])
  })

  test('its text says what to do', () => {
    expect(documentStatus(document, '2027-03-08').text).toBe('7 天后到期，请更新')
    expect(documentStatus(document, '2027-03-15').text).toBe('今日到期，请更新')
    expect(documentStatus(document, '2027-04-01').text).toBe('已于 2027-03-15 到期，请更新')
    expect(documentStatus(document, '2026-01-01').text).toBe('有效期至 2027-03-15')
  })

  test('a long-term document has no end; a refused one is rejected; null is missing', () => {
    expect(documentStatus({ ...document, end: null, long_term: true }, '2099-01-01').state).toBe('valid')
    expect(documentStatus({ ...document, rejected: true }, '2026-01-01').state).toBe('rejected')
    expect(documentStatus(null, '2026-01-01').state).toBe('missing')
    expect(documentStatus({ ...document, end: null }, '2026-01-01').state).toBe('missing')
    expect(documentStatus({ ...document, begin: '2026-01-02' }, '2026-01-01').state).toBe('missing')
    expect(documentStatus({ ...document, begin: '2026-01-01' }, '2026-01-01').state).toBe('valid')
  })

  test('days are counted by the calendar', () => {
    const dates = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    const written = (date: Date) => date.toISOString().slice(0, 10)
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        const days = (Date.parse(written(to)) - Date.parse(written(from))) / 86_400_000
        expect(daysBetween(written(from), written(to))).toBe(days)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    '',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '27-1-1',
    '2027-01-00',
    '2027/01/01',
  ])('%j is not a day', date => {
    expect(() => daysBetween('2027-01-01', date)).toThrow('is not a day')
  })

  test('29 February is a day in leap years', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2000-02-28', '2000-02-29')).toBe(1)
    expect(() => daysBetween('1900-02-28', '1900-02-29')).toThrow(RangeError)
  })
})
