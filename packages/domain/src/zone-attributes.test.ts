import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceClass, kilogramPrice, monthsLeft, packGrams } from './zone-attributes'

test.each([
  ['国械注准20153640012', 3],
  ['沪械注准20172640528', 2],
  ['鄂汉械备20190012号', 1],
  ['国食药监械(进)字2004-2571487号', 2],
  ['国食药监械(准)字2005第3460123号', 3],
  ['沪药管械(准)字2002第1640528号', 1],
  ['食药监械(准)字第2640166号', 2],
  // These numbers have no class: too few digits, a drug, none at all.
  ['国药器械(进)字2000第0263号', null],
  ['国药准字S20050012', null],
  ['', null],
])('[RT-37 /qxzq] the class of %j is %j', (number, expected) => {
  expect(deviceClass(number)).toBe(expected)
})

test.each([
  ['1kg/袋', 1000],
  ['500g/袋', 500],
  ['6克/袋', 6],
  ['3g×10袋/盒', 30],
  ['0.3g /盒', 0.3],
  ['10片/盒', null],
  ['0g/袋', null],
  ['', null],
])('[RT-37 /zyyp] one pack of %j weighs %j g', (ypgg, expected) => {
  expect(packGrams(ypgg)).toBe(expected)
})

test('[RT-37 /zyyp] a kilogram costs what as many packs cost, rounded to 1/10000 yuan', () => {
  expect(kilogramPrice(125_000, '250g/袋')).toBe(500_000)
  expect(kilogramPrice(10_000, '30g/袋')).toBe(333_333)
  expect(kilogramPrice(10_000, '10片/盒')).toBeNull()
  fc.assert(
    fc.property(fc.nat(10_000_000), price => {
      expect(kilogramPrice(price, '1kg/袋')).toBe(price)
      expect(kilogramPrice(price, '500g/袋')).toBe(price * 2)
    }),
  )
})

test.each([
  ['2027-03-15', '2026-11-15', 4],
  ['2027-03-15', '2026-11-16', 3],
  ['2026-12-21', '2026-11-22', 0],
  ['2026-12-22', '2026-11-22', 1],
  ['2026-11-01', '2026-11-22', 0],
])('[RT-37 /jxqzc] until %s there are on %s %i whole months', (expiry, today, expected) => {
  expect(monthsLeft(expiry, today)).toBe(expected)
})
