import { ladderHintText, ladderPrice, parsePrice } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { gridGoods } from '../testing/orderGrid'
import { orderGridNote } from './gridNote'
import { amountOf, orderGridPrice } from './gridPrice'
import { addedRows } from './gridResult'
import { blankRow, isReady, withLegalNumber } from './gridRow'

const TIERS = [
  { number: 10, price: '9.00' },
  { number: 20, price: '9.50' },
]
const goods = (ladder_price_type: number) => gridGoods(1, { ladder_price: TIERS, ladder_price_type })
const priced = (type: number, number: string, together?: number) =>
  orderGridPrice({ ...blankRow(1), number }, goods(type), together)

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

test('[VA-07 3] [RT-30] an up-to ladder says up to which number its price applies', () => {
  const hint = (number: string) => {
    const tier = priced(1, number)?.next_tier
    return tier ? ladderHintText(tier, '盒') : ''
  }
  expect(hint('5')).toBe('满 11 盒后为 ¥9.50/盒')
  expect(hint('15')).toBe('20 盒以内，正享 ¥9.50/盒')
  expect(hint('21')).toBe('')
})

test('[VA-07] [RT-30] rows of one product have the price of their whole number', () => {
  expect(priced(2, '4', 10)).toMatchObject({ unit: 90_000, amount: 3600 })
  expect(priced(1, '4', 21)).toMatchObject({ unit: 100_000, amount: 4000 })
})

test('[RT-30] where the buyer may not see prices, a row has none', () => {
  const hidden = { ...goods(2), base_price: undefined }
  expect(orderGridPrice({ ...blankRow(1), number: '5' }, hidden)).toBeNull()
  expect(amountOf(hidden, 5)).toBeNull()
})

test.each(['2件', '36片', '3瓶'])(
  '[RT-30] %s of a product sold in 盒 stays as it was written, without a price',
  number => {
    const row = withLegalNumber({ ...blankRow(1), number }, goods(2))
    const product = { goods: goods(2), bought: null }
    expect(row.number).toBe(number)
    expect(orderGridNote(row, product)).toMatchObject({
      tone: 'bad',
      messages: [{ kind: 'unit', other: { is_pack: false } }],
    })
    expect(isReady(row, product)).toBe(false)
    expect(orderGridPrice(row, goods(2))?.amount).toBeNull()
  },
)

test('[RT-30] a number that the grid changed is an adjustment in the result, with the number as it was typed', () => {
  const sold = { ...goods(2), step_qty: 2 }
  const row = withLegalNumber({ ...blankRow(1), number: '21' }, sold)
  const answer = { added: [{ entry: 0, number: 22 }], adjusted: [], refused: [] }
  expect(addedRows([{ row, line: 1, goods: sold, number: 22 }], answer)).toMatchObject([
    { wanted: '21', number: 22, outcome: 'adjusted', messages: row.adjusted },
  ])
  expect(row.adjusted).toMatchObject([{ kind: 'adjusted', adjusted: { number: 22, reason: 'not_step' } }])
})

test('[RT-30] 20盒 of a product sold in 瓶 is 20 瓶, and the row says so', () => {
  const sold = { ...goods(2), bzdw: '瓶' }
  const row = withLegalNumber({ ...blankRow(1), number: '20盒' }, sold)
  expect(row).toMatchObject({ number: '20', typed: '20盒' })
  expect(orderGridNote(row, { goods: sold, bought: null })).toMatchObject({
    tone: 'wait',
    messages: [{ kind: 'unit', other: { unit: '盒', is_pack: true }, unit: '瓶' }],
  })
})

test('[RT-30] where no number can be bought, the row keeps what was typed and says why', () => {
  const sold = { ...goods(2), number: 3, min_qty: 10 }
  const row = withLegalNumber({ ...blankRow(1), number: '5' }, sold)
  expect(row.number).toBe('5')
  expect(orderGridNote(row, { goods: sold, bought: null })).toMatchObject({
    tone: 'bad',
    messages: [{ kind: 'adjusted', adjusted: { number: 0, reason: 'no_stock' } }],
  })
})
