import { expect, test } from 'vitest'
import { goodsHref } from './goodsHref'

const LINE = { id: 7, goods_price_id: 307 }

test('[RT-10] the address of a limited deal or of near-expiry stock names its line, an ordinary one does not', () => {
  const offer = { kind: 'spike', end_at: null } as const
  expect(goodsHref({ ...LINE, near_expiry: 0 })).toBe('/list/info/7')
  expect(goodsHref({ ...LINE, near_expiry: 0, offer })).toBe('/list/info/7?goods_price_id=307')
  expect(goodsHref({ ...LINE, near_expiry: 1 })).toBe('/list/info/7?is_jxq=1&goods_price_id=307')
})
