import type { DataOf } from '@yaoji/api-client'
import type { Goods } from '@yaoji/api-client/contract/goods'
import type { focusKxzq } from '@yaoji/api-client/contract/zone'
import type { Answers } from './fakeClient'
import { goodsFor, goodsListOf } from './goods'

type Zone = DataOf<typeof focusKxzq>

/** A promo row of the controlled-sale zone with its own page. */
export function stripFor(key: string, title: string, ...goods: Goods[]): Zone['list'][number] {
  return { id: 1, title, words: ['独家品种'], url: `/kxzq/goods/${key}`, goods }
}

export function zoneOf(...list: Zone['list']): Zone {
  return { ads: [], list }
}

const NO_ROWS = { list: [], total: 0, page: 1, per_page: 100, last_page: 1 }
/** The shipping rule of a zone. */
export const SHIPPING = { fee: '8.00', free_from: '200.00' }

/** The answers that zone pages read, with one product. Calls without an answer here stay unanswered. */
export const ZONE_ANSWERS: Answers = {
  'goods.list': () => goodsListOf(goodsFor(1)),
  'focus.yx': () => ({ ...zoneOf(), shipping: SHIPPING }),
  'focus.zyzq': () => ({ ...zoneOf(), shipping: SHIPPING }),
  'focus.kxzq': () => zoneOf(),
  'focus.newKxzq': () => zoneOf(),
  'wanted.list': () => NO_ROWS,
  '*': () => new Promise(() => {}),
}
