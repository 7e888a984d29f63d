import { expect, test } from 'vitest'
import type { Database } from '../../src/db/types'
import { barcodeOf } from '../catalogue/barcode'
import { lineId } from '../catalogue/price-lines'
import { scaleCatalogue } from './catalogue'
import { fillScale, NO_POSTGRESQL } from './fill'

const PLAN = { goods: 10, buyers: 0, orders: 0, seed: 1 }

test('the embedded database is refused before anything is made', async () => {
  // Nothing of it is used.
  const embedded = { kind: 'embedded' } as Database
  const options = { now: new Date(), progress: () => () => {} }
  await expect(fillScale(embedded, PLAN, options)).rejects.toThrow(NO_POSTGRESQL)
})

test('a line and a bar code belong to one product, also beyond a hundred thousand products', () => {
  const ids = [1_000, 99_999, 100_000, 101_000, 199_999, 200_000, 201_000, 301_000, 899_999]
  const kinds = ['normal', 'near_expiry', 'spike', 'everyday'] as const
  const lines = ids.flatMap(id => kinds.map(kind => lineId(kind, id)))
  expect(new Set(lines).size).toBe(lines.length)
  const makers = [1, 10, 4_000, 9_999]
  const codes = ids.flatMap(id => makers.map(maker => barcodeOf(maker, id)))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter(code => !/^69\d{11}$/.test(code))).toEqual([])
})

test('the products are medicines, herbs and devices in every state that a list shows', () => {
  const { goods, prices, lots, tiers, spikes, everyday, full_reductions } = scaleCatalogue(3_000, 5)
  const has = (isSo: (one: (typeof goods)[number]) => boolean) => goods.filter(isSo).length / goods.length
  expect(goods).toHaveLength(3_000)
  for (const source of ['drug', 'herb', 'device'])
    expect(has(one => one.source === source)).toBeGreaterThan(0.05)
  expect(has(one => one.off_shelf === 1)).toBeGreaterThan(0.005)
  expect(has(one => one.regions !== undefined)).toBeGreaterThan(0.02)
  expect(has(one => one.origin !== '' && one.grade !== '')).toBeGreaterThan(0.05)
  expect(has(one => one.brand_id !== null)).toBeGreaterThan(0.05)
  expect(goods.filter(one => one.approval_no === '' && one.source !== 'herb')).toEqual([])
  expect(prices.some(line => line.kind === 'near_expiry')).toBe(true)
  expect(lots.some(lot => lot.expiry_day < 0 && lot.number > 0)).toBe(true)
  expect(tiers.length).toBeGreaterThan(100)
  expect([spikes.length, everyday.length > 0, full_reductions.length]).toEqual([28, true, 6])
})
