import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { claimableCoupon } from './entity/coupon'
import { goods } from './entity/goods'
import { promoKind } from './entity/promo-kind'
import type { promoAddressInput, promoPageInput, promoPagesInput } from './payload/promo-page'
import { id, int, time } from './wire'

export { promoKind } from './entity/promo-kind'

/** A zone or an activity that is a document of blocks. */
const promoSummary = z.object({
  id,
  kind: promoKind,
  name: z.string(),
  summary: z.string(),
  /** Address of its picture. */
  image: z.string(),
  begin_time: time,
  /** Null for a page without an end. */
  end_time: z.nullable(time),
  /** `coming` before its beginning; a page that has ended is not answered. */
  state: z.literal(['coming', 'running']),
})
export type PromoSummary = z.output<typeof promoSummary>

/** A block of the page, in the order of the document. */
export const promoBlock = z.union([
  z.object({
    kind: z.literal('banner'),
    title: z.string(),
    subtitle: z.string(),
    image: z.string(),
    url: z.string(),
  }),
  z.object({ kind: z.literal('text'), title: z.string(), paragraphs: z.array(z.string()) }),
  z.object({
    kind: z.literal('goods'),
    title: z.string(),
    words: z.array(z.string()),
    /** Address of all products of this kind. */
    url: z.string(),
    list: z.array(goods),
  }),
  z.object({ kind: z.literal('coupons'), title: z.string(), coupons: z.array(claimableCoupon) }),
  /** Unix seconds of the end. */
  z.object({ kind: z.literal('countdown'), title: z.string(), end_timestamp: int }),
])
export type PromoBlock = z.output<typeof promoBlock>

/** In place of a block that this version does not know, or cannot read. Pages leave it out. */
const UNKNOWN_BLOCK = { kind: 'unknown' } as const
const readableBlock = z.union([promoBlock, z.transform(() => UNKNOWN_BLOCK)])

export const promoPages = endpoint({
  name: 'promoPage.list',
  method: 'GET',
  path: '/api/promo_page',
  access: 'anyone',
  input: payload<typeof promoPagesInput>,
  data: z.object({ list: z.array(promoSummary) }),
})

export const promoPage = endpoint({
  name: 'promoPage.detail',
  method: 'GET',
  path: '/api/promo_page/{id}',
  access: 'anyone',
  input: payload<typeof promoPageInput>,
  data: z.object({
    page: promoSummary,
    /** Empty before the page begins. */
    blocks: z.array(readableBlock),
    /** Unix seconds of the response, for countdowns. */
    timestamp: int,
  }),
})
export type PromoPageData = z.output<typeof promoPage.data>

export const promoAddress = endpoint({
  name: 'promoPage.address',
  method: 'GET',
  path: '/api/promo_page/address/{alias}',
  access: 'anyone',
  input: payload<typeof promoAddressInput>,
  data: z.object({
    /** Address of the page in this shop. */
    url: z.string(),
  }),
})
