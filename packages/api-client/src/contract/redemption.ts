import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import type { idOnly } from './input/wire'
import type { pointsGiftListInput, redemptionCreateInput, redemptionListInput } from './payload/redemption'
import { id, int, money, pageOf, time } from './wire'

/** A gift of the points mall. */
export const pointsGift = z.object({
  id,
  name: z.string(),
  ypgg: z.string(),
  /** What it is good for, in one sentence. */
  remark: z.string(),
  image: z.string(),
  category: z.literal(['store', 'health', 'life']),
  category_text: z.string(),
  /** Points of one piece. */
  points: int,
  /** Amount of one piece that the balance pays; 0.00 for points only. */
  cash: money,
  /** Pieces in stock. */
  left: int,
  /** Pieces for each buyer; null without a limit. */
  per_buyer: z.nullable(int),
  /** Pieces that this buyer has redeemed; cancelled ones do not count. */
  redeemed: int,
  /** Most pieces that this buyer can redeem now. */
  most: int,
  /** Until when it can be redeemed; null without an end. */
  ends_at: z.nullable(time),
  /** login: a visitor. ended: too late. gone: no stock. limit: as many as allowed. points: too few points for one piece. */
  state: z.literal(['open', 'login', 'ended', 'gone', 'limit', 'points']),
  /** Why it cannot be redeemed; empty when it can. */
  reason: z.string(),
})
export type PointsGift = z.output<typeof pointsGift>

export const pointsGiftList = endpoint({
  name: 'pointsGift.list',
  method: 'GET',
  path: '/api/points/gift',
  access: 'anyone',
  input: payload<typeof pointsGiftListInput>,
  data: z.object({
    ...pageOf(pointsGift).shape,
    /** Number of gifts in each group. */
    tabs: z.array(z.object({ tab: z.string(), name: z.string(), count: int })),
    /** The buyer's points, negative while points that a return took back are missing; null for a visitor. */
    points: z.nullable(int),
  }),
})
export type PointsGifts = DataOf<typeof pointsGiftList>

/** Points that were redeemed for a gift. It keeps the gift and the address as they were. */
export const redemption = z.object({
  id,
  sn: z.string(),
  gift_id: id,
  name: z.string(),
  ypgg: z.string(),
  image: z.string(),
  number: int,
  /** Points of all pieces. */
  points: int,
  /** Amount of all pieces that the balance paid. */
  cash: money,
  /** 10 to ship, 20 shipped, 30 done, -10 cancelled. */
  status: z.literal([10, 20, 30, -10]),
  status_text: z.string(),
  created_at: time,
  consignee: z.string(),
  mobile: z.string(),
  region: z.string(),
  detail: z.string(),
  /** Carrier and number of the parcel; empty before it is shipped. */
  company: z.string(),
  tracking_no: z.string(),
  shipped_at: z.nullable(time),
  /** When it counts as received by itself; null unless it is shipped. */
  receive_before: z.nullable(time),
  /** When it was received or cancelled; null before. */
  ended_at: z.nullable(time),
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  actions: z.array(z.literal(['cancel', 'receive'])),
})
export type Redemption = z.output<typeof redemption>

export const redemptionCreate = endpoint({
  name: 'redemption.create',
  method: 'POST',
  path: '/api/redemption',
  access: 'buyer',
  creates: true,
  input: payload<typeof redemptionCreateInput>,
  data: z.object({ redemption }),
})

export const redemptionList = endpoint({
  name: 'redemption.list',
  method: 'GET',
  path: '/api/redemption',
  access: 'buyer',
  input: payload<typeof redemptionListInput>,
  data: z.object({
    ...pageOf(redemption).shape,
    tabs: z.array(z.object({ tab: z.string(), name: z.string(), count: int })),
  }),
})
export type Redemptions = DataOf<typeof redemptionList>

export const redemptionCancel = endpoint({
  name: 'redemption.cancel',
  method: 'POST',
  path: '/api/redemption/{id}/cancel',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ redemption }),
})

export const redemptionReceive = endpoint({
  name: 'redemption.receive',
  method: 'POST',
  path: '/api/redemption/{id}/receive',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ redemption }),
})
