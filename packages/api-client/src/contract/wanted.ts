import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import type { wantedCreateInput, wantedListInput } from './input/wanted'
import type { idOnly } from './input/wire'
import { date, id, int, money, pageOf, time } from './wire'

/** 10 waiting, 20 quoted, 30 listed in the shop, 40 closed. */
export const wantedStatus = z.literal([10, 20, 30, 40])

const wantedReply = z.object({
  time,
  text: z.string(),
  /** Goods that the answer offers; null when it offers none. */
  goods_id: z.nullable(id),
})

/** A variety that a buyer looks for and the shop does not have. */
export const wanted = z.object({
  id,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  approval_no: z.string(),
  number: int,
  /** Unit price hoped for; null when none was named. */
  target_price: z.nullable(money),
  deadline: z.nullable(date),
  remark: z.string(),
  status: wantedStatus,
  status_text: z.string(),
  created_at: time,
  replies: z.array(wantedReply),
  actions: z.array(z.literal(['close'])),
})
export type Wanted = z.output<typeof wanted>

export const wantedCreate = endpoint<typeof wantedCreateInput>()({
  name: 'wanted.create',
  method: 'POST',
  path: '/api/user/buy',
  access: 'buyer',
  creates: true,
  data: z.object({ wanted }),
})

export const wantedList = endpoint<typeof wantedListInput>()({
  name: 'wanted.list',
  method: 'GET',
  path: '/api/user/buy',
  access: 'buyer',
  data: pageOf(wanted),
})

export const wantedDetail = endpoint<typeof idOnly>()({
  name: 'wanted.detail',
  method: 'GET',
  path: '/api/user/buy/{id}',
  access: 'buyer',
  data: z.object({ wanted }),
})

export const wantedClose = endpoint<typeof idOnly>()({
  name: 'wanted.close',
  method: 'POST',
  path: '/api/user/buy/{id}/close',
  access: 'buyer',
  data: z.object({ wanted }),
})
