import { expect, test } from 'vitest'
import { isOwnCode, purchaseTextKey } from './purchase-code'

test.each([
  [' 阿莫西林胶囊　0.25g×24粒 ', '阿莫西林胶囊 0.25g*24粒'],
  ['ＨＭ－001023', 'hm-001023'],
  ['布洛芬 0.3g x 20 粒', '布洛芬 0.3g*20 粒'],
  ['0.3gX20粒', '0.3g*20粒'],
])('[RT-30] a text is the same text however it is typed: %s', (text, key) => {
  expect(purchaseTextKey(text)).toBe(key)
})

test.each([
  ['0.25g', '025g'],
  ['001023', '1023'],
  ['vitaxin 20', 'vita*in 20'],
])('[RT-30] two texts that can mean different products are kept apart: %s and %s', (one, other) => {
  expect(purchaseTextKey(one)).not.toBe(purchaseTextKey(other))
})

test.each(['001023', 'HM-001023', 'SPBM001023', 'A1'])('[RT-30] %s can be a code of the buyer', code => {
  expect(isOwnCode(code)).toBe(true)
})

test.each(['6900731234567', 'H20013202', '国药准字H20013202', '感冒灵', '', 'amxl', '6.90073E+12 条码'])(
  '[RT-30] %s is no code of the buyer',
  code => {
    expect(isOwnCode(code)).toBe(false)
  },
)
