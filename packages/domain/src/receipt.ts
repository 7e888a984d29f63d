import type { OrderInput } from './order'

/** The states of the signed receipt of ephedrine-type goods, in the order of their tabs. */
export const RECEIPT_STATES = ['due', 'overdue', 'submitted', 'rejected', 'passed', 'waiting'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

const TEXTS: Readonly<Record<ReceiptState, string>> = {
  due: '待上传',
  overdue: '逾期',
  submitted: '待审核',
  rejected: '驳回',
  passed: '通过',
  waiting: '待送达',
}

/** The text of a receipt's state. */
export function receiptStateText(state: ReceiptState): string {
  return TEXTS[state]
}

/** Fields of an order that decide the state of its receipt. Times in milliseconds. */
export interface ReceiptInput {
  readonly receipt: OrderInput['receipt']
  /** Until when the receipt must be sent; null before the delivery. */
  readonly dueAt: number | null
  readonly now: number
}

/** The state of the receipt of an order with ephedrine-type goods: one that is not sent in time is overdue. */
export function receiptState({ receipt, dueAt, now }: ReceiptInput): ReceiptState {
  if (receipt === 'not_needed') return 'waiting'
  const owed = receipt === 'due' || receipt === 'rejected'
  return owed && dueAt !== null && dueAt <= now ? 'overdue' : receipt
}

/** Whether the buyer can send a receipt in this state. */
export function canSendReceipt(state: ReceiptState): boolean {
  return state === 'due' || state === 'rejected' || state === 'overdue'
}
