import type { AddressReviewState } from '@yaoji/api-client/contract/address'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { addresses } from '../address/tables'
import { cartLines } from '../cart/tables'

let service: TestService
let buyerId: number
let browser: Browser
let ids: number[]

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  await insertGoods(service.db, { id: 1 })
  browser = await service.buyer(buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  ids = (await browser.call(cartList, {})).list.map(line => line.id)
})

afterAll(async () => {
  await service.db.delete(cartLines)
  await service.close()
})

beforeEach(() => service.db.delete(addresses))

type Row = readonly [review_state: AddressReviewState, is_default: 0 | 1]

/** Gives the buyer these addresses; returns which of them a checkout chooses, null for none, and its message. */
async function checkOutWith(rows: readonly Row[]) {
  const own: number[] = []
  for (const [review_state, is_default] of rows)
    own.push(await insertAddress(service.db, buyerId, { review_state, is_default }))
  const checkout = await browser.call(cartCheckout, { ids })
  const at = own.indexOf(checkout.address_id ?? 0)
  return { chosen: at === -1 ? null : at, blocked: checkout.blocked }
}

test.each<{ name: string; rows: readonly Row[]; chosen: number }>([
  { name: 'the only one', rows: [['passed', 0]], chosen: 0 },
  {
    name: 'the default one, wherever it is in the list',
    rows: [
      ['passed', 0],
      ['licensed', 1],
      ['passed', 0],
    ],
    chosen: 1,
  },
  {
    name: 'an approved one, when the default one is in review',
    rows: [
      ['waiting', 1],
      ['licensed', 0],
      ['rejected', 0],
    ],
    chosen: 1,
  },
])('[AP-08] a checkout chooses an approved address: $name', async ({ rows, chosen }) => {
  expect(await checkOutWith(rows)).toEqual({ chosen, blocked: '' })
})

test.each<{ rows: readonly Row[]; blocked: string }>([
  { rows: [], blocked: '请先添加收货地址' },
  { rows: [['waiting', 1]], blocked: '收货地址审核中，通过后可下单' },
  { rows: [['rejected', 1]], blocked: '收货地址未通过审核，请修改或新增' },
  {
    rows: [
      ['rejected', 1],
      ['waiting', 0],
    ],
    blocked: '收货地址审核中，通过后可下单',
  },
])('[AP-08] without an approved address the checkout chooses none: $blocked', async ({ rows, blocked }) => {
  expect(await checkOutWith(rows)).toEqual({ chosen: null, blocked })
})
