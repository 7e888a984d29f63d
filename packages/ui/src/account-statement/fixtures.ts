import type { AccountStatementData, StatementPaymentRow } from './statementTypes'

const AMOUNTS = {
  goods_amount: '120.00',
  promotion_amount: '2.00',
  welfare_amount: '0.00',
  manjian_amount: '5.00',
  coupon_amount: '3.00',
  cash_amount: '1.00',
  points_amount: '0.00',
  shipping_amount: '10.00',
  cost_amount: '119.00',
  balance_amount: '19.00',
  online_amount: '100.00',
}

/** An order of ¥119.00, for stories and tests. */
export function statementPaymentForStory(
  id: number,
  change: Partial<StatementPaymentRow> = {},
): StatementPaymentRow {
  return {
    id,
    kind: 'order',
    order_id: id,
    sn: `YJ2611200000${id}`,
    user_id: 1,
    company: '康宁大药房',
    warehouse: '上海仓',
    paid_at: '2026-11-20 09:35:00',
    pay_text: '微信支付',
    ...AMOUNTS,
    ...change,
  }
}

type Rows = NonNullable<AccountStatementData['statement']>

/** The rows of a month with one order, a refund, its invoice and a red one. */
export function statementRowsForStory(change: Partial<Rows> = {}): Rows {
  const invoice = { type_text: '数电发票（普通发票）', company: '康宁大药房' }
  return {
    payments: [statementPaymentForStory(1)],
    refunds: [
      {
        id: 1,
        sn: 'TH26112100000001-P',
        order_id: 1,
        order_sn: 'YJ26112000001',
        user_id: 1,
        company: '康宁大药房',
        target: '微信支付',
        amount: '20.00',
        state_text: '已到账',
        created_at: '2026-11-21 15:00:00',
      },
    ],
    invoices: [
      {
        ...invoice,
        id: 1,
        number: '26310000000000000001',
        is_red: 0,
        issued_on: '2026-11-20',
        amount: '119.00',
      },
      {
        ...invoice,
        id: 2,
        number: '26310000000000000002',
        is_red: 1,
        issued_on: '2026-11-21',
        amount: '-20.00',
      },
    ],
    balance_changes: [
      { use_type: 2, use_type_text: '消费', income: '0.00', expense: '19.00' },
      { use_type: 4, use_type_text: '返现', income: '5.00', expense: '0.00' },
    ],
    store_totals: [],
    totals: {
      ...AMOUNTS,
      paid_amount: '119.00',
      refunded_amount: '20.00',
      net_amount: '99.00',
      invoiced_amount: '99.00',
      opening_amount: '100.00',
      income: '5.00',
      expense: '19.00',
      closing_amount: '86.00',
    },
    ...change,
  }
}

/** The statement of a month that runs, for stories and tests. */
export function statementForStory(change: Partial<AccountStatementData> = {}): AccountStatementData {
  return {
    month: '2026-11',
    begin_date: '2026-11-01',
    end_date: '2026-11-30',
    is_running: 1,
    made_at: '2026-11-22 10:00:00',
    store_id: 1,
    stores: [{}, {}],
    company: '康宁大药房',
    rules: ['订单按付款时间计入月份（北京时间）。', '退款按退款成立时间计入月份。'],
    row_count: 4,
    max_rows: 5000,
    statement: statementRowsForStory(),
    ...change,
  }
}

/** What a month without rows says. */
export const noStatementRows: Rows = {
  payments: [],
  refunds: [],
  invoices: [],
  balance_changes: [],
  store_totals: [],
  totals: {
    ...{ goods_amount: '0.00', promotion_amount: '0.00', welfare_amount: '0.00', manjian_amount: '0.00' },
    ...{ coupon_amount: '0.00', cash_amount: '0.00', points_amount: '0.00', shipping_amount: '0.00' },
    ...{ cost_amount: '0.00', balance_amount: '0.00', online_amount: '0.00', paid_amount: '0.00' },
    ...{ refunded_amount: '0.00', net_amount: '0.00', invoiced_amount: '0.00', income: '0.00' },
    ...{ opening_amount: '86.00', expense: '0.00', closing_amount: '86.00' },
  },
}
