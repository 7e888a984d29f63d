import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canMove,
  isOrderStatus,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  ORDER_TABS,
  type OrderInput,
  orderActions,
  orderStateText,
  orderStatusText,
  paidTogether,
  transferredTogether,
} from './order'
import type { OrderStatus } from './order-code'
import { orderCost } from './order-cost'
import type { PayType } from './payment'

const codes = ORDER_STATUSES.map(row => row.code)

function order(status: OrderStatus, fields: Partial<OrderInput> = {}): OrderInput {
  return {
    status,
    pay_type: null,
    has_shipment: false,
    to_accept: false,
    returnable: 0,
    invoice: 'not_needed',
    receipt: 'not_needed',
    close_applied: false,
    ...fields,
  }
}

describe('order statuses', () => {
  test('every transition leads to another status of the table', () => {
    for (const row of ORDER_STATUSES) {
      for (const next of row.next) {
        expect(codes).toContain(next)
        expect(next).not.toBe(row.code)
        expect(canMove(row.code, next)).toBe(true)
      }
    }
  })

  test('every status is reachable from a new order, and every status leads to a final one', () => {
    expect([...reachableFrom(10)].sort()).toEqual([...codes].sort())
    const ends = ORDER_STATUSES.filter(row => row.next.length === 0).map(row => row.code)
    expect(ends).toEqual([100, -10, -20])
    for (const code of codes) expect(ends.some(end => reachableFrom(code).has(end))).toBe(true)
  })

  test('transitions that are not in the table are not allowed', () => {
    const pairs = codes.flatMap(from => codes.map(to => [from, to] as const))
    const moves = pairs.filter(([from, to]) => canMove(from, to)).map(pair => pair.join('→'))
    expect(moves).toEqual([
      '10→15',
      '10→20',
      '10→-10',
      '15→10',
      '15→20',
      '20→30',
      '20→-20',
      '30→35',
      '30→40',
      '30→-20',
      '35→40',
      '40→50',
      '50→100',
    ])
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (from, to) => {
        if (!isOrderStatus(from) || !isOrderStatus(to)) expect(canMove(from, to)).toBe(false)
      }),
    )
    expect(canMove(Number.NaN, 20)).toBe(false)
  })

  test('the tabs list every status once, and all of them under 全部', () => {
    expect(ORDER_TABS.map(tab => [tab.text, tab.statuses])).toEqual([
      ['全部', codes],
      ['待付款', [10, 15]],
      ['待发货', [20, 30]],
      ['待收货', [35, 40]],
      ['已完成', [50, 100]],
      ['已取消', [-10, -20]],
    ])
    expect(ORDER_TABS.slice(1).flatMap(tab => tab.statuses)).toHaveLength(codes.length)
  })

  test('a status has a text, and an unknown code has none', () => {
    expect(codes.map(orderStatusText)).toEqual([
      '待付款',
      '待确认收款',
      '待审核',
      '待发货',
      '部分发货',
      '已发货',
      '已收货',
      '已完成',
      '已取消',
      '已关闭',
    ])
    expect(orderStatusText(11)).toBe('')
    expect(orderStateText({ status: 10, pay_type: 'transfer' })).toBe('等待转账')
    expect(orderStateText({ status: 10, pay_type: 'wechat' })).toBe('待付款')
    expect(orderStateText({ status: 15, pay_type: 'transfer' })).toBe('待确认收款')
  })
})

describe('order actions', () => {
  test('an unpaid order can be paid or cancelled; with a transfer, the slip can be uploaded', () => {
    expect(orderActions(order(10))).toEqual(['pay', 'cancel'])
    expect(orderActions(order(10, { pay_type: 'transfer' }))).toEqual(['pay', 'upload_slip', 'cancel'])
    expect(orderActions(order(10, { pay_type: 'wechat' }))).toEqual(['pay', 'cancel'])
  })

  test('[RT-26] the slip can be seen while the shop looks for its money', () => {
    expect(orderActions(order(15, { pay_type: 'transfer' }))).toEqual(['view_slip', 'reorder'])
  })

  test('cancel, pay and confirm are available exactly where the transition is allowed', () => {
    const target = { pay: 20, cancel: -10, confirm_receipt: 50, apply_close: -20 } as const
    for (const code of codes) {
      const actions = orderActions(order(code))
      for (const [action, to] of Object.entries(target)) {
        // After the slip, accounting confirms the payment, not the buyer.
        const expected = canMove(code, to) && !(code === 15 && action === 'pay')
        expect(actions.some(each => each === action)).toBe(expected)
      }
    }
  })

  test('closing a paid order can be requested once', () => {
    expect(orderActions(order(20))).toEqual(['reorder', 'apply_close'])
    expect(orderActions(order(30, { close_applied: true }))).toEqual(['reorder'])
  })

  test('a shipped order can be tracked and received, and returned while packs are returnable', () => {
    expect(orderActions(order(40, { has_shipment: true, returnable: 3 }))).toEqual([
      'confirm_receipt',
      'view_logistics',
      'apply_return',
      'apply_after_sale',
      'reorder',
    ])
    expect(orderActions(order(100))).toEqual(['apply_after_sale', 'reorder'])
  })

  test('[RT-27] the arrival of a shipped order can be recorded until that of each parcel is', () => {
    const states = codes.filter(code => orderActions(order(code, { to_accept: true })).includes('accept'))
    expect(states).toEqual([35, 40])
    expect(orderActions(order(40, { has_shipment: true }))).not.toContain('accept')
    expect(orderActions(order(40, { to_accept: true })).slice(0, 2)).toEqual(['confirm_receipt', 'accept'])
  })

  test('an invoice can be requested while there is none, and viewed when it is issued', () => {
    const states = ['none', 'applied', 'issued', 'rejected', 'voided', 'not_needed'] as const
    const invoiceActions = states.map(invoice =>
      orderActions(order(50, { invoice })).filter(each => each.includes('invoice')),
    )
    expect(invoiceActions).toEqual([
      ['apply_invoice'],
      [],
      ['view_invoice'],
      ['apply_invoice'],
      ['apply_invoice'],
      [],
    ])
    expect(orderActions(order(10, { invoice: 'none' }))).not.toContain('apply_invoice')
  })

  test('a signed receipt can be uploaded while it is required', () => {
    const states = ['not_needed', 'due', 'submitted', 'passed', 'rejected', 'overdue'] as const
    const required = states.filter(receipt => orderActions(order(50, { receipt })).includes('upload_receipt'))
    expect(required).toEqual(['due', 'rejected', 'overdue'])
    expect(orderActions(order(30, { receipt: 'due' }))).not.toContain('upload_receipt')
  })

  test('a cancelled order can be reordered, and every action has a text', () => {
    expect(orderActions(order(-10))).toEqual(['reorder'])
    expect(orderActions(order(-20))).toEqual(['reorder'])
    for (const { text } of ORDER_ACTIONS) expect(text).not.toBe('')
  })
})

function reachableFrom(start: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const next of ORDER_STATUSES.find(row => row.code === start)?.next ?? []) reachableFrom(next, seen)
  return seen
}

describe('parts that are paid together', () => {
  const part = (id: number, status: OrderStatus, ephedrine = false) => ({
    id,
    status,
    ephedrine,
    pay_type: null as PayType | null,
  })
  const paidIds = (parts: readonly ReturnType<typeof part>[]) => paidTogether(parts).map(each => each.id)

  test('are the unpaid ones; an ephedrine-type part allows other methods, so it is paid alone', () => {
    expect(paidIds([part(1, 10), part(2, 10, true), part(3, 10), part(4, 20), part(5, -10)])).toEqual([1, 3])
  })

  test('are those whose money is not on its way by a bank transfer', () => {
    const chosen = (id: number, pay_type: PayType) => ({ ...part(id, 10), pay_type })
    expect(paidIds([chosen(1, 'transfer'), part(2, 10), chosen(3, 'wechat')])).toEqual([2, 3])
    expect(paidIds([chosen(1, 'transfer'), part(2, 10)])).toEqual([])
  })

  test('are at least two', () => {
    expect(paidIds([part(1, 10), part(2, 10, true), part(3, 15)])).toEqual([])
    expect(paidIds([])).toEqual([])
  })
})

test.each([
  ['975.62', '300.00', 127562],
  ['0.00', '300.00', 30000],
  ['12.30', '0.00', 1230],
])('an order with %s to pay and %s of the balance costs %i fen', (payable_amount, balance_amount, cost) => {
  expect(orderCost({ payable_amount, balance_amount })).toBe(cost)
})

describe('parts that one transfer pays', () => {
  const part = (
    id: number,
    change: { status?: OrderStatus; pay_type?: PayType; transfer_sn?: string | null } = {},
  ) => ({
    ...{ id, status: 10 as OrderStatus, pay_type: 'transfer' as PayType, transfer_sn: 'P1' as string | null },
    ...change,
  })
  const others = [
    part(2),
    part(3, { transfer_sn: null }),
    part(4, { transfer_sn: 'P2' }),
    part(5, { pay_type: 'wechat' }),
    part(6, { status: -10 }),
  ]
  const idsWith = (own: ReturnType<typeof part>) =>
    transferredTogether(own, [own, ...others]).map(each => each.id)

  test('wait for it, with its number', () => {
    expect(idsWith(part(1))).toEqual([1, 2])
    expect(idsWith(part(1, { status: 15 }))).toEqual([1])
  })

  test('are one where the transfer is its own', () => {
    expect(idsWith(part(1, { transfer_sn: null }))).toEqual([1])
  })
})
