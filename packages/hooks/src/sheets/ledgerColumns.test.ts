import { expect, test } from 'vitest'
import { sheetCells } from './cells'
import { ledgerColumns } from './ledgerColumns'

const LINE = { time: '2026-11-20 09:30:00', order_sn: 'YJ1', remark: '余额支付订单' }

test('[RT-22] the sheet of a ledger has numbers that add up: what an order takes is negative', () => {
  const sheet = sheetCells(ledgerColumns({ format: '0.00' }), [
    { ...LINE, use_type_text: '消费', direction: 'out', amount: '25.50', balance_after: '74.50' },
    {
      ...LINE,
      use_type_text: '充值',
      direction: 'in',
      amount: '100.00',
      balance_after: '100.00',
      order_sn: null,
    },
  ])
  const values = sheet.map(row => row?.map(cell => (cell as { value: unknown }).value))
  expect(values).toEqual([
    ['时间', '类型', '金额', '余额', '订单号', '说明'],
    ['2026-11-20 09:30:00', '消费', -25.5, 74.5, 'YJ1', '余额支付订单'],
    ['2026-11-20 09:30:00', '充值', 100, 100, '', '余额支付订单'],
  ])
})

test('[RT-22] money has two decimals in the sheet, points have none', () => {
  const line = {
    ...LINE,
    use_type_text: '消费',
    direction: 'out',
    amount: '25.50',
    balance_after: '74.50',
  } as const
  const formatsOf = (format: { format?: string }) =>
    sheetCells(ledgerColumns(format), [line])[1]?.map(cell => (cell as { format?: string }).format)
  const none = undefined
  expect(formatsOf({ format: '0.00' })).toEqual([none, none, '0.00', '0.00', none, none])
  expect(formatsOf({})).toEqual([none, none, none, none, none, none])
})

test('each ledger names what it counts', () => {
  const columns = ledgerColumns({ words: { change: '积分变动', after: '变动后积分' } })
  expect(columns.map(({ header }) => header)).toEqual([
    '时间',
    '类型',
    '积分变动',
    '变动后积分',
    '订单号',
    '说明',
  ])
})
