import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { idOnly } from './input/wire'
import type { wantedAcceptInput, wantedCreateInput, wantedListInput } from './payload/wanted'
import { date, id, int, money, pageOf, time } from './wire'

/** 10 waiting, 20 quoted, 25 the buyer accepted the price, 30 listed in the shop, 40 closed. */
export const wantedStatus = z.literal([10, 20, 25, 30, 40])

const wantedReply = z.object({
  time,
  text: z.string(),
  /** Unit price that the reply offers; null when it offers none. */
  price: z.nullable(money),
  /** Last day on which the buyer can accept the price; null without a price, and for one without a last day. */
  valid_until: z.nullable(date),
  /** When the buyer accepted this price; null for another reply. */
  accepted_at: z.nullable(time),
  /** The product that the reply offers; null when there is none. */
  goods_id: z.nullable(id),
})

/** A product that a buyer wants and the shop does not have. */
export const wanted = z.object({
  id,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  approval_no: z.string(),
  number: int,
  /** Target unit price; null when none is given. */
  target_price: z.nullable(money),
  deadline: z.nullable(date),
  remark: z.string(),
  status: wantedStatus,
  status_text: z.string(),
  created_at: time,
  replies: z.array(wantedReply),
  actions: z.array(z.literal(['accept', 'close'])),
})
export type Wanted = z.output<typeof wanted>

export const wantedCreate = endpoint({
  name: 'wanted.create',
  method: 'POST',
  path: '/api/user/buy',
  access: 'buyer',
  creates: true,
  input: payload<typeof wantedCreateInput>,
  data: z.object({ wanted }),
})

export const wantedList = endpoint({
  name: 'wanted.list',
  method: 'GET',
  path: '/api/user/buy',
  access: 'buyer',
  input: payload<typeof wantedListInput>,
  data: pageOf(wanted),
})

export const wantedDetail = endpoint({
  name: 'wanted.detail',
  method: 'GET',
  path: '/api/user/buy/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ wanted }),
})

export const wantedClose = endpoint({
  name: 'wanted.close',
  method: 'POST',
  path: '/api/user/buy/{id}/close',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ wanted }),
})

export const wantedAccept = endpoint({
  name: 'wanted.accept',
  method: 'POST',
  path: '/api/user/buy/{id}/accept',
  access: 'buyer',
  input: payload<typeof wantedAcceptInput>,
  data: z.object({ wanted }),
})
