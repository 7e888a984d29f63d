import { expect, test } from 'vitest'
import { OPEN_WANTED, WANTED, wantedActions, wantedAfter, wantedStatusText } from './wanted'

const TODAY = '2026-11-25'

test.each([
  [WANTED.waiting, null, ['close']],
  [WANTED.quoted, '2026-11-25', ['accept', 'close']],
  [WANTED.quoted, '2026-11-24', ['close']],
  [WANTED.quoted, null, ['close']],
  [WANTED.accepted, '2026-12-02', ['close']],
  [WANTED.listed, '2026-12-02', []],
  [WANTED.closed, '2026-12-02', []],
] as const)('in the status %i with a price until %s the buyer can %j', (status, valid_until, actions) => {
  expect(wantedActions({ status, valid_until, today: TODAY })).toEqual(actions)
})

test('a new price after the acceptance is not accepted, a text changes nothing, and the ends are final', () => {
  expect(wantedAfter(WANTED.accepted, 'quote')).toBe(WANTED.quoted)
  expect(wantedAfter(WANTED.accepted, 'note')).toBe(WANTED.accepted)
  expect(wantedAfter(WANTED.waiting, 'accept')).toBeNull()
  for (const status of [WANTED.listed, WANTED.closed])
    for (const step of ['note', 'quote', 'accept', 'list', 'close'] as const)
      expect(wantedAfter(status, step)).toBeNull()
  expect(OPEN_WANTED.map(wantedStatusText)).toEqual(['待处理', '已报价', '已接受报价'])
})
