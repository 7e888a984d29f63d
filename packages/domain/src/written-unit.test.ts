import { expect, test } from 'vitest'
import { otherUnit } from './written-unit'

test.each([
  ['20', '盒'],
  ['20盒', '盒'],
  ['1,200 瓶', '瓶'],
  ['２０支', '支'],
  ['2件', '件'],
  ['-2件', '盒'],
  ['', '盒'],
])('[RT-30] %j of a product sold in %s has no other unit', (text, unit) => {
  expect(otherUnit(text, unit)).toBeNull()
})

test.each([
  ['20盒', '瓶', '写的是盒，已按瓶计'],
  ['3 个', '台', '写的是个，已按台计'],
  ['5包', '袋', '写的是包，已按袋计'],
])('[RT-30] %j means the packs of a product sold in %s, and says so', (text, unit, message) => {
  expect(otherUnit(text, unit)).toMatchObject({ is_pack: true, message })
})

test.each([
  ['2件', '瓶', '写的是件，这种商品按瓶卖，请填写瓶数'],
  ['36片', '盒', '写的是片，这种商品按盒卖，请填写盒数'],
  ['10 支', '盒', '写的是支，这种商品按盒卖，请填写盒数'],
  ['3瓶', '盒', '写的是瓶，这种商品按盒卖，请填写盒数'],
])('[RT-30] %j of a product sold in %s is another number of packs', (text, unit, message) => {
  expect(otherUnit(text, unit)).toMatchObject({ is_pack: false, message })
})
