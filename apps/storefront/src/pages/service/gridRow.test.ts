import { ladderPrice, parsePrice } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { goodsFor } from '../../testing/goods'
import { addedRows } from './addedRows'
import { amountOf, blankRow, isReady, noteOfRow, priceOfRow, withLegalNumber } from './gridRow'

const TIERS = [
  { ladder_price_id: 1, number: 10, price: '9.00' },
  { ladder_price_id: 2, number: 20, price: '9.50' },
]
const goods = (ladder_price_type: number) =>
  goodsFor(1, {
    base_price: '10.00',
    ladder_price: TIERS,
    ladder_price_type,
    min_qty: 1,
    step_qty: 1,
    bzdw: '盒',
  })
const priced = (type: number, number: string, together?: number) =>
  priceOfRow({ ...blankRow(1), number }, goods(type), together)

test.each([
  [1, '10', 90_000],
  [1, '11', 95_000],
  [1, '20', 95_000],
  [1, '21', 100_000],
  [2, '9', 100_000],
  [2, '10', 90_000],
  [2, '20', 95_000],
])('[VA-07] [RT-30] with ladder type %i, %s packs have the price of the service', (type, number, unit) => {
  const tiers = TIERS.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  expect(ladderPrice(100_000, tiers, type, Number(number))).toBe(unit)
  expect(priced(type, number)).toMatchObject({ unit, amount: (unit * Number(number)) / 100 })
  expect(amountOf(goods(type), Number(number))).toBe((unit * Number(number)) / 100)
})

test('[VA-07] [RT-30] an up-to ladder says up to which number its price applies', () => {
  expect(priced(1, '5')?.next_tier).toBe('满 11 盒后为 ¥9.50/盒')
  expect(priced(1, '15')?.next_tier).toBe('20 盒以内，正享 ¥9.50/盒')
  expect(priced(1, '21')?.next_tier).toBe('')
})

test('[VA-07] [RT-30] rows of one product have the price of their whole number', () => {
  expect(priced(2, '4', 10)).toMatchObject({ unit: 90_000, amount: 3600 })
  expect(priced(1, '4', 21)).toMatchObject({ unit: 100_000, amount: 4000 })
})

test.each(['2件', '36片', '3瓶'])(
  '[RT-30] %s of a product sold in 盒 stays as it was written, without a price',
  number => {
    const row = withLegalNumber({ ...blankRow(1), number }, goods(2))
    const product = { goods: goods(2), bought: null }
    expect(row.number).toBe(number)
    expect(noteOfRow(row, product)).toMatchObject({
      tone: 'bad',
      text: expect.stringContaining('请填写盒数'),
    })
    expect(isReady(row, product)).toBe(false)
    expect(priceOfRow(row, goods(2))?.amount).toBeNull()
  },
)

test('[RT-30] a number that the grid changed is an adjustment in the result, with the number as it was typed', () => {
  const sold = { ...goods(2), step_qty: 2 }
  const row = withLegalNumber({ ...blankRow(1), number: '21' }, sold)
  const answer = { added: [{ entry: 0, id: 1, number: 22 }], adjusted: [], refused: [], cart: 1 }
  expect(addedRows([{ row, line: 1, goods: sold, number: 22 }], answer)).toMatchObject([
    { wanted: '21', number: 22, outcome: 'adjusted', message: row.adjusted },
  ])
  expect(row.adjusted).toContain('已为您改为 22 盒')
})

test('[RT-30] 20盒 of a product sold in 瓶 is 20 瓶, and the row says so', () => {
  const sold = { ...goods(2), bzdw: '瓶' }
  const row = withLegalNumber({ ...blankRow(1), number: '20盒' }, sold)
  expect(row.number).toBe('20')
  expect(noteOfRow(row, { goods: sold, bought: null })).toEqual({ tone: 'wait', text: '写的是盒，已按瓶计' })
})
