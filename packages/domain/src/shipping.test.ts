import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/shipping.json'
import { formatAmount, parseAmount, sumAmounts } from './money'
import {
  chargeShipping,
  freeShippingHint,
  missingToFreeShipping,
  type ShippingLine,
  type ShippingRules,
  shippingZone,
  shipsFree,
} from './shipping'

const rules: ShippingRules = {
  normal: ruleOf(file.rules.normal),
  youx: ruleOf(file.rules.youx),
  zy: ruleOf(file.rules.zy),
}

function ruleOf(rule: { fee: string; free_from: string | null }) {
  return {
    fee: parseAmount(rule.fee),
    free_from: rule.free_from === null ? null : parseAmount(rule.free_from),
  }
}

function lineOf(fields: object): ShippingLine {
  const line = { ...file.line_defaults, ...fields }
  // Flags are plain numbers in JSON.
  return { ...line, amount: parseAmount(line.amount) } as ShippingLine
}

describe('shipping', () => {
  for (const row of file.cases) {
    test(`[ST-04] [VA-06] [RO-05] ${row.name}`, () => {
      const charge = chargeShipping(row.lines.map(lineOf), rules)
      expect(formatAmount(charge.shipping_amount)).toBe(row.shipping)
      expect(charge.shares.map(formatAmount)).toEqual(row.shares)
      const hints = charge.zones.map(zone => [zone.zone, freeShippingHint(zone.missing_amount)])
      expect(Object.fromEntries(hints)).toEqual(row.hints)
    })
  }

  test('[ST-04] [RO-05] the hint of a zone says which one, and its fee', () => {
    const hint = freeShippingHint(18186, { zone: 'youx', fee: 800 })
    expect(hint).toBe('包邮专区商品还差 ¥181.86 免运费（现收 ¥8.00）')
    expect(freeShippingHint(0, { zone: 'youx', fee: 800 })).toBeNull()
  })

  test('[ST-04 2] the hint is hidden when the missing amount is not positive', () => {
    expect(freeShippingHint(1)).toBe('还差 ¥0.01 免运费')
    expect([0, -1].map(missing => freeShippingHint(missing))).toEqual([null, null])
    expect([
      missingToFreeShipping(40, 100),
      missingToFreeShipping(100, 100),
      missingToFreeShipping(0, null),
    ]).toEqual([60, 0, 0])
  })

  test('[VA-06] a single item ships free from its start quantity', () => {
    const single = { is_free_shipping: 0, is_dpby: 1, free_shipping_number: 5 } as const
    expect([0, 4, 5, 6].map(number => shipsFree({ ...single, number }))).toEqual([false, false, true, true])
    expect(shipsFree({ ...single, number: 0, free_shipping_number: 0 })).toBe(false)
  })

  test('[RO-05 2] the zone follows is_youx, then type', () => {
    expect(shippingZone({ is_youx: 1, type: 1 })).toBe('youx')
    expect(shippingZone({ is_youx: false, type: 1 })).toBe('zy')
    expect(shippingZone({ is_youx: 0, type: 2 })).toBe('normal')
  })

  test('zones and shares add up to the shipping exactly, and lines that ship free have a share of 0', () => {
    const flag = fc.constantFrom(0 as const, 1 as const)
    const line = fc.record({
      amount: fc.nat(60_000),
      number: fc.nat(20),
      is_youx: flag,
      type: flag,
      is_free_shipping: flag,
      is_dpby: flag,
      free_shipping_number: fc.nat(20),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), lines => {
        const charge = chargeShipping(lines, rules)
        expect(sumAmounts(charge.zones.map(zone => zone.shipping_amount))).toBe(charge.shipping_amount)
        expect(sumAmounts(charge.shares)).toBe(charge.shipping_amount)
        for (const [index, each] of lines.entries()) if (shipsFree(each)) expect(charge.shares[index]).toBe(0)
      }),
    )
  })
})
