import { expect, test } from 'vitest'
import { type CountedLine, countPurchase, goodsText, packCountText, purchaseCountText } from './cart'

const packages = { combination_id: 9 }

test.each<[string, CountedLine[], [number, number, number]]>([
  ['nothing', [], [0, 0, 0]],
  ['products', [{ number: 2 }, { number: 40, combination_id: null, is_gift: 0 }], [2, 42, 0]],
  ['a product with a gift', [{ number: 40 }, { number: 4, is_gift: 1 }], [1, 40, 4]],
  ['a gift alone', [{ number: 4, is_gift: 1 }], [0, 0, 4]],
  [
    'three packages, line by line',
    [
      { number: 6, ...packages },
      { number: 3, ...packages },
    ],
    [1, 9, 0],
  ],
  ['three packages as one line', [{ number: 3, parts: [{ number: 2 }, { number: 1 }] }], [1, 9, 0]],
  [
    'two combinations, a product and a gift of one',
    [
      { number: 6, ...packages },
      { number: 2, ...packages, is_gift: 1 },
      { number: 4, combination_id: 8 },
      { number: 1 },
    ],
    [3, 11, 2],
  ],
])('[VA-09] %s', (_, lines, [line_count, goods_number, gift_number]) => {
  expect(countPurchase(lines)).toEqual({ line_count, goods_number, gift_number })
})

test('in words', () => {
  const count = { line_count: 15, goods_number: 112, gift_number: 0 }
  expect(purchaseCountText(count)).toBe('15 种，数量 112')
  expect(purchaseCountText({ ...count, gift_number: 4 })).toBe('15 种，数量 112，另赠 4')
  expect(packCountText({ goods_number: 0, gift_number: 4 })).toBe('赠品 4')
  expect(packCountText({ goods_number: 0, gift_number: 0 })).toBe('数量 0')
})

test.each([
  [{ name: '棉签', ypgg: '50支' }, '棉签 50支'],
  [{ name: '棉签', ypgg: '50支', is_gift: 0 }, '棉签 50支'],
  [{ name: '棉签', ypgg: '50支', is_gift: 1 }, '棉签 50支（赠）'],
  [{ name: '棉签', is_gift: 1 }, '棉签（赠）'],
])('a product in plain text: %o', (goods, text) => {
  expect(goodsText(goods)).toBe(text)
})
