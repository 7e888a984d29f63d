import { expect, test } from 'vitest'
import { type CountedLine, countPurchase, goodsText, purchaseCountText } from './cart'

const packages = { combination_id: 9, combination_number: 3 }

test.each<[string, CountedLine[], [number, number]]>([
  ['nothing', [], [0, 0]],
  ['products', [{ number: 2 }, { number: 40, combination_id: null, is_gift: 0 }], [2, 42]],
  ['a product with a gift', [{ number: 40 }, { number: 4, is_gift: 1 }], [1, 40]],
  ['a gift alone', [{ number: 4, is_gift: 1 }], [0, 0]],
  [
    'three packages of a combination',
    [
      { number: 6, ...packages },
      { number: 3, ...packages },
    ],
    [1, 3],
  ],
  [
    'two combinations and a product',
    [{ number: 6, ...packages }, { number: 4, combination_id: 8, combination_number: 4 }, { number: 1 }],
    [3, 8],
  ],
])('[VA-09] %s', (_, lines, [line_count, goods_number]) => {
  expect(countPurchase(lines)).toEqual({ line_count, goods_number })
})

test('in words', () => {
  expect(purchaseCountText({ line_count: 15, goods_number: 112 })).toBe('共 15 种 112 件')
})

test.each([
  [{ name: '棉签', ypgg: '50支' }, '棉签 50支'],
  [{ name: '棉签', ypgg: '50支', is_gift: 0 }, '棉签 50支'],
  [{ name: '棉签', ypgg: '50支', is_gift: 1 }, '棉签 50支（赠）'],
  [{ name: '棉签', is_gift: 1 }, '棉签（赠）'],
])('a product in plain text: %o', (goods, text) => {
  expect(goodsText(goods)).toBe(text)
})
