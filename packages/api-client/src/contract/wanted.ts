import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  date,
  dateInput,
  id,
  idInput,
  integer,
  money,
  pageInput,
  pageOf,
  requiredText,
  text,
  time,
} from './wire'

/** 10 waiting, 20 quoted, 30 listed in the shop, 40 closed. */
export const wantedStatus = z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(40)])

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
  number: z.int(),
  /** Unit price hoped for; null when none was named. */
  target_price: z.nullable(money),
  deadline: z.nullable(date),
  remark: z.string(),
  status: wantedStatus,
  status_text: z.string(),
  created_at: time,
  replies: z.array(wantedReply),
  actions: z.array(z.enum(['close'])),
})
export type Wanted = z.output<typeof wanted>

export const wantedCreate = endpoint({
  name: 'wanted.create',
  method: 'POST',
  path: '/api/user/buy',
  summary: 'Asks for a variety that the shop does not have.',
  row: 'AP-22',
  access: 'buyer',
  creates: true,
  input: z.object({
    data: z.object({
      name: requiredText('请填写药品名称', 60),
      ypgg: z.optional(text(60)),
      sccj: z.optional(text(60)),
      approval_no: z.optional(text(40)),
      number: integer(1, 999_999),
      target_price: z.optional(text(12)),
      deadline: z.optional(dateInput()),
      remark: z.optional(text(200)),
    }),
  }),
  data: z.object({ wanted }),
})

export const wantedList = endpoint({
  name: 'wanted.list',
  method: 'GET',
  path: '/api/user/buy',
  summary: 'Varieties that the buyer asked for, newest first.',
  row: 'AP-23',
  access: 'buyer',
  input: z.object({ status: z.optional(integer(10, 40)), ...pageInput }),
  data: pageOf(wanted),
})

export const wantedDetail = endpoint({
  name: 'wanted.detail',
  method: 'GET',
  path: '/api/user/buy/{id}',
  summary: 'One wanted variety with its replies.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: z.object({ wanted }),
})

export const wantedClose = endpoint({
  name: 'wanted.close',
  method: 'POST',
  path: '/api/user/buy/{id}/close',
  summary: 'Closes a wanted variety that is no longer needed.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: z.object({ wanted }),
})
