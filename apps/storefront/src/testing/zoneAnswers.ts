import {
  type Answers,
  goodsFor,
  goodsListOf,
  wantedListOf,
  zoneOf,
  zoneShipping,
} from '@yaoji/api-client/testing'

/** The answers that zone pages read, with one product. Calls without an answer here stay unanswered. */
export const ZONE_ANSWERS: Answers = {
  'goods.list': () => goodsListOf(goodsFor(1)),
  'focus.yx': () => ({ ...zoneOf(), shipping: zoneShipping() }),
  'focus.zyzq': () => ({ ...zoneOf(), shipping: zoneShipping() }),
  'focus.kxzq': () => zoneOf(),
  'focus.newKxzq': () => zoneOf(),
  'wanted.list': () => wantedListOf(),
  '*': () => new Promise(() => {}),
}
