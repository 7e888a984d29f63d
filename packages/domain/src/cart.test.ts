import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CartLineInput,
  canSelect,
  cartMergeText,
  effectiveSelection,
  type MergeLimit,
  type MergeLine,
  mergeCartLines,
} from './cart'
import { checkQuantity } from './quantity'

const line: CartLineInput = { is_selected: 1, is_buy: 1, stock: 10 }

describe('selecting lines', () => {
  test('[ST-02 2, ST-02 3] a line is deselected when its product cannot be bought or is out of stock', () => {
    expect([
      effectiveSelection(line),
      effectiveSelection({ ...line, is_buy: 0 }),
      effectiveSelection({ ...line, stock: 0 }),
    ]).toEqual([1, 0, 0])
    expect(effectiveSelection({ ...line, is_selected: 0 })).toBe(0)
    expect([canSelect({ is_buy: true, stock: 1 }), canSelect({ is_buy: false, stock: 1 })]).toEqual([
      true,
      false,
    ])
  })
})

describe('merging a visitor’s cart at login', () => {
  const rule = { min_qty: 1, step_qty: 1, stock: 12, unit: '盒' }
  const of = (goods_id: number, number: number): MergeLine => ({
    goods_id,
    goods_price_id: goods_id,
    type: 0,
    number,
  })

  test('numbers of the same line are added, a new line is added, and a number above the limit is reduced', () => {
    const merge = mergeCartLines([of(1, 5), of(2, 10)], [of(1, 3), of(2, 10), of(3, 4)], () => ({ rule }))
    expect(merge.lines.map(each => [each.goods_id, each.number])).toEqual([
      [1, 8],
      [2, 12],
      [3, 4],
    ])
    expect(
      merge.reports.map(report => [report.entry, report.outcome, report.number, report.message]),
    ).toEqual([
      [0, 'added', 8, ''],
      [1, 'adjusted', 12, '库存只剩 12 盒，已为您改为 12 盒'],
      [2, 'added', 4, ''],
    ])
  })

  test('a line that cannot be bought is refused with its reason, and the account’s line does not change', () => {
    const limitOf = (each: MergeLine): MergeLimit =>
      each.goods_id === 1 ? { refused: '商品已下架' } : { rule: { ...rule, stock: 0 } }
    const merge = mergeCartLines([of(1, 5)], [of(1, 3), of(2, 3)], limitOf)
    expect(merge.lines).toEqual([of(1, 5)])
    expect(merge.reports).toEqual([
      { entry: 0, outcome: 'refused', number: 5, wanted: 8, reason: 'not_for_sale', message: '商品已下架' },
      { entry: 1, outcome: 'refused', number: 0, wanted: 3, reason: 'no_stock', message: '暂时缺货' },
    ])
  })

  test.each([
    [{ merged: 0, refused: 0 }, ''],
    [{ merged: 2, refused: 0 }, '登录前加入的 2 种已并入购物车'],
    [{ merged: 2, refused: 1 }, '登录前加入的 2 种已并入购物车；1 种没有并入'],
    [{ merged: 0, refused: 1 }, '登录前加入的 1 种没有并入购物车'],
    [
      { merged: 3, refused: 0, raised: [{ before: 10, number: 30 }] },
      '登录前加入的 3 种已并入购物车：2 种新加，1 种数量 10 → 30',
    ],
    [
      { merged: 1, refused: 1, raised: [{ before: 10, number: 30 }] },
      '登录前加入的 1 种已并入购物车：1 种数量 10 → 30；1 种没有并入',
    ],
    [
      {
        merged: 3,
        refused: 0,
        raised: [
          { before: 10, number: 30 },
          { before: 1, number: 2 },
        ],
      },
      '登录前加入的 3 种已并入购物车：1 种新加，2 种数量增加',
    ],
  ])('%o is said as “%s”', (merge, text) => {
    expect(cartMergeText(merge)).toBe(text)
  })

  test('another price line of the same product is another cart line', () => {
    const nearExpiry = { ...of(1, 2), goods_price_id: 99 }
    const secondKill = { ...of(1, 2), type: 1 }
    const combination = { ...of(1, 2), type: 3, combination_id: 4 }
    const merge = mergeCartLines([of(1, 5)], [nearExpiry, secondKill, combination], () => ({ rule }))
    expect(merge.lines).toEqual([of(1, 5), nearExpiry, secondKill, combination])
  })

  test('every visitor line is reported, no line is duplicated, and every changed number is valid', () => {
    const anyLine = fc.record({
      goods_id: fc.nat(4),
      goods_price_id: fc.nat(1),
      type: fc.constantFrom(0, 1, 3),
      number: fc.integer({ min: 1, max: 40 }),
    })
    const lines = fc.array(anyLine, { maxLength: 12 })
    const packs = { min_qty: 4, step_qty: 6, max_qty: 30, stock: 25 }
    fc.assert(
      fc.property(lines, visitor => {
        const merge = mergeCartLines([], visitor, () => ({ rule: packs }))
        expect(merge.reports.map(report => report.entry)).toEqual(visitor.map((_, index) => index))
        const keys = merge.lines.map(each => `${each.type}/${each.goods_id}/${each.goods_price_id}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const each of merge.lines) expect(checkQuantity(packs, each.number).ok).toBe(true)
      }),
    )
  })
})
