import { describe, expect, test } from 'vitest'
import { canPayWith, isEphedrine, PAYMENT_WAYS, paymentDeadlineMinutes, paymentOffers } from './payment'

describe('payment methods', () => {
  test('an ordinary order has all methods', () => {
    const offers = paymentOffers({ payable: 10_000, ephedrine: false, balance: 10_000 })
    expect(offers.map(offer => offer.way)).toEqual(['balance', 'wechat', 'alipay', 'company', 'transfer'])
    expect(offers.every(offer => offer.usable && offer.reason === '')).toBe(true)
  })

  test('a balance that is too low shows the missing amount', () => {
    const order = { payable: 10_000, ephedrine: false, balance: 8_750 }
    expect(paymentOffers(order)[0]).toMatchObject({
      way: 'balance',
      usable: false,
      reason: '余额不足，还差 ¥12.50',
    })
    expect(canPayWith('balance', order)).toBe(false)
    expect(canPayWith('wechat', order)).toBe(true)
  })

  test('the password is required when the wallet pays or has paid a part of the order', () => {
    const order = { payable: 10_000, ephedrine: false, balance: 99_999 }
    const methodsWithPassword = (balance_used: number) =>
      paymentOffers({ ...order, balance_used }).flatMap(offer => (offer.needs_password ? [offer.way] : []))
    expect(methodsWithPassword(0)).toEqual(['balance'])
    expect(methodsWithPassword(1)).toEqual(['balance', 'wechat', 'alipay', 'company', 'transfer'])
  })

  test('[RT-16] ephedrine-type goods are paid by transfer or company online only', () => {
    const order = { payable: 10_000, ephedrine: true, balance: 99_999 }
    expect(paymentOffers(order).map(offer => offer.way)).toEqual(['company', 'transfer'])
    expect(canPayWith('balance', order)).toBe(false)
  })

  test('an unpaid order is cancelled after 30 minutes, with a transfer after 48 hours', () => {
    expect(PAYMENT_WAYS.map(row => paymentDeadlineMinutes(row.way))).toEqual([30, 30, 30, 30, 2880])
    expect(paymentDeadlineMinutes(null)).toBe(30)
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
