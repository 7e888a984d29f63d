import { describe, expect, test } from 'vitest'
import {
  isEphedrine,
  isTransferPayer,
  PAY_TYPES,
  payerRuleText,
  paymentDeadlineMinutes,
  paymentOptions,
  transferPayers,
  transferShares,
} from './payment'

describe('payment methods', () => {
  test('an ordinary order has all methods', () => {
    const options = paymentOptions({ payable: 10_000, ephedrine: false, balance: 10_000 })
    expect(options.map(option => option.way)).toEqual(['balance', 'wechat', 'alipay', 'company', 'transfer'])
    expect(options.every(option => option.usable && option.reason === '')).toBe(true)
  })

  test('[RT-14] the balance says how much of it can be used', () => {
    const [balance, wechat] = paymentOptions({ payable: 10_000, ephedrine: false, balance: 3_003_600 })
    expect(balance?.note).toBe('可用余额 ¥30,036.00，需输入登录密码')
    expect(wechat?.note).toBe('扫码支付')
  })

  test('a balance that is too low shows the missing amount', () => {
    const order = { payable: 10_000, ephedrine: false, balance: 8_750 }
    expect(paymentOptions(order)[0]).toMatchObject({
      way: 'balance',
      usable: false,
      reason: '余额不足，还差 ¥12.50',
    })
    expect(paymentOptions(order).find(({ way }) => way === 'wechat')).toMatchObject({ usable: true })
  })

  test('the password is required when the balance pays the order or a part of it', () => {
    const order = { payable: 10_000, ephedrine: false, balance: 99_999 }
    const methodsWithPassword = (balance_used: number) =>
      paymentOptions({ ...order, balance_used }).flatMap(option =>
        option.needs_password ? [option.way] : [],
      )
    expect(methodsWithPassword(0)).toEqual(['balance'])
    expect(methodsWithPassword(1)).toEqual(['balance', 'wechat', 'alipay', 'company', 'transfer'])
  })

  test('[RT-16] ephedrine-type goods are paid by transfer or company online only', () => {
    const order = { payable: 10_000, ephedrine: true, balance: 99_999 }
    expect(paymentOptions(order).map(option => option.way)).toEqual(['company', 'transfer'])
  })

  test('an unpaid order is cancelled after 30 minutes, with a transfer after 48 hours, or as the shop sets', () => {
    expect(PAY_TYPES.map(row => paymentDeadlineMinutes(row.way))).toEqual([30, 30, 30, 30, 2880])
    expect(paymentDeadlineMinutes(null)).toBe(30)
    const times = { online: 45, transfer: 1440 }
    expect(PAY_TYPES.map(row => paymentDeadlineMinutes(row.way, times))).toEqual([45, 45, 45, 45, 1440])
  })

  test('only the flag ephedrine means ephedrine', () => {
    expect(['ephedrine', 'none', 'controlled', '', null, undefined].map(isEphedrine)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

test.each([
  ['武汉康宁大药房有限公司', '武汉康宁大药房有限公司', true],
  [' 武汉康宁大药房 有限公司　', '武汉康宁大药房有限公司', true],
  ['康宁大药房（武汉）', '康宁大药房(武汉)', true],
  ['康宁大药房〔武汉〕', '康宁大药房（武汉）', true],
  ['ＡＢ大药房', 'ab大药房', true],
  ['陈晓梅', '武汉康宁大药房有限公司', false],
  ['武汉康宁大药房', '武汉康宁大药房有限公司', false],
  ['', '武汉康宁大药房有限公司', false],
])('[RT-14] [RT-16] the payer %j is the company %j: %j', (payer, company, expected) => {
  expect(isTransferPayer(payer, [company])).toBe(expected)
})

test('[RT-14] [RO-03] a head office may pay for its stores, but not for ephedrine-type goods', () => {
  const store = { company: '天河店', head: '同春堂', ephedrine: false }
  expect(transferPayers(store)).toEqual(['天河店', '同春堂'])
  expect(transferPayers({ ...store, ephedrine: true })).toEqual(['天河店'])
  expect(transferPayers({ ...store, head: undefined })).toEqual(['天河店'])
  expect(isTransferPayer('同春堂', transferPayers(store))).toBe(true)
  expect(isTransferPayer('越秀店', transferPayers(store))).toBe(false)
  expect(payerRuleText(transferPayers(store))).toBe('须为 天河店 或 同春堂，不接受个人账户付款')
  expect(payerRuleText(['天河店'])).toBe('须与注册企业名称一致，不接受个人账户付款')
})

test.each([
  [9533, [3813, 5720], [3813, 5720]],
  [10_000, [3813, 5720], [4280, 5720]],
  [9533, [0, 5720], [0, 9533]],
  [500, [0, 0], [500, 0]],
  [0, [0], [0]],
])('of a transfer of %i fen, orders that cost %j get %j', (received, costs, shares) => {
  expect(transferShares(received, costs)).toEqual(shares)
})
