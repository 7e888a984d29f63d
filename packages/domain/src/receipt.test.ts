import { expect, test } from 'vitest'
import { canSendReceipt, RECEIPT_STATES, receiptState, receiptStateText } from './receipt'

test.each([
  ['not_needed', null, 'waiting'],
  ['due', null, 'due'],
  ['due', 101, 'due'],
  ['due', 100, 'overdue'],
  ['rejected', 101, 'rejected'],
  ['rejected', 99, 'overdue'],
  ['submitted', 99, 'submitted'],
  ['passed', 99, 'passed'],
  ['overdue', null, 'overdue'],
] as const)('a receipt that is %s and due at %s is %s at 100', (receipt, dueAt, state) => {
  expect(receiptState({ receipt, dueAt, now: 100 })).toBe(state)
})

test('what is owed can be sent; every state has its own text', () => {
  expect(RECEIPT_STATES.filter(canSendReceipt)).toEqual(['due', 'overdue', 'rejected'])
  expect(new Set(RECEIPT_STATES.map(receiptStateText)).size).toBe(RECEIPT_STATES.length)
})
