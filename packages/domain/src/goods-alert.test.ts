import { expect, test } from 'vitest'
import type { BuyState } from './goods'
import { type GoodsNow, goodsAlerts, isGoodsInStock, isShortExpiry, type WatchedGoods } from './goods-alert'
import { expiresWithin } from './zone-attributes'

const TODAY = '2026-11-20'
const WATCHED: WatchedGoods = { price: 128_000, in_stock: true, short_expiry: null }
const NOW: GoodsNow = { price: 128_000, buy_state: 'ok', expiry_date: '2028-03-01' }

const alertsOf = (before: WatchedGoods | null, now: GoodsNow, saved_price: number | null = null) =>
  goodsAlerts({ before, saved_price, now, today: TODAY })

test.each<[string, Partial<WatchedGoods>, Partial<GoodsNow>, string[]]>([
  ['nothing changed', {}, {}, []],
  ['the price fell', {}, { price: 127_999 }, ['price_fell']],
  ['the price rose', {}, { price: 150_000 }, []],
  ['the price is hidden', {}, { price: null, buy_state: 'unverified' }, []],
  ['no price was known', { price: null }, { price: 1 }, []],
  ['the stock is back', { in_stock: false }, {}, ['back_in_stock']],
  ['the stock is not back', { in_stock: false }, { buy_state: 'no_stock' }, []],
  ['the stock was not known', { in_stock: null }, {}, []],
  ['the buyer was verified', { in_stock: true }, {}, []],
  ['the expiry is short', {}, { expiry_date: '2027-05-20' }, ['short_expiry']],
  ['the expiry is one day longer', {}, { expiry_date: '2027-05-21' }, []],
  ['the short expiry is known', { short_expiry: '2027-03-01' }, { expiry_date: '2027-03-01' }, []],
  [
    'the next lot is short too',
    { short_expiry: '2027-03-01' },
    { expiry_date: '2027-04-01' },
    ['short_expiry'],
  ],
  ['what is sold out has a short expiry', {}, { buy_state: 'no_stock', expiry_date: '2027-03-01' }, []],
])('%s', (_what, before, now, kinds) => {
  expect(alertsOf({ ...WATCHED, ...before }, { ...NOW, ...now }).kinds).toEqual(kinds)
})

test('a fact gives one alert, and a price that rises and falls again to the known one gives none', () => {
  const now: GoodsNow = { price: 100_000, buy_state: 'ok', expiry_date: '2027-03-01' }
  const first = alertsOf({ ...WATCHED, in_stock: false }, now)
  expect(first.kinds).toEqual(['price_fell', 'back_in_stock', 'short_expiry'])
  expect(alertsOf(first.watched, now).kinds).toEqual([])
  const risen = alertsOf(first.watched, { ...now, price: 120_000 })
  expect(alertsOf(risen.watched, now).kinds).toEqual([])
})

test('the first evaluation gives an alert for a price below that of the favourite only', () => {
  const { kinds, watched } = alertsOf(null, { ...NOW, expiry_date: '2027-03-01' })
  expect(kinds).toEqual([])
  expect(alertsOf(null, NOW, 130_000)).toMatchObject({ kinds: ['price_fell'], watched: { price: 128_000 } })
  expect(alertsOf(null, NOW, 120_000)).toMatchObject({ kinds: [], watched: { price: 120_000 } })
  expect(watched).toEqual({ price: 128_000, in_stock: true, short_expiry: '2027-03-01' })
})

test('a state of the buyer keeps what is known of the stock', () => {
  const states: BuyState[] = [
    'ok',
    'licence_expired',
    'no_stock',
    'off_shelf',
    'unverified',
    'region',
    'limit_reached',
  ]
  expect(states.map(isGoodsInStock)).toEqual([true, true, false, false, null, null, null])
  const { watched } = alertsOf({ ...WATCHED, in_stock: false }, { ...NOW, buy_state: 'region' })
  expect(watched.in_stock).toBe(false)
})

test('an expiry is short within six months, as near-expiry stock is filtered', () => {
  expect(isShortExpiry({ buy_state: 'ok', expiry_date: null }, TODAY)).toBe(false)
  expect(isShortExpiry({ buy_state: 'ok', expiry_date: '2027-05-20' }, TODAY)).toBe(true)
  // A month that has no such day ends with its last one.
  expect(expiresWithin('2027-02-28', '2026-08-31', 6)).toBe(true)
  expect(expiresWithin('2027-03-01', '2026-08-31', 6)).toBe(false)
})
