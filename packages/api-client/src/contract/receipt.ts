import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import { lineBatch } from './entity/line-batch'
import type { receiptListInput, receiptSendInput } from './payload/receipt'
import { flag, id, int, pageOf, time } from './wire'

const receiptState = z.literal(['due', 'overdue', 'submitted', 'rejected', 'passed', 'waiting'])

/** The signed receipt of an order with ephedrine-type goods. */
export const receipt = z.object({
  order_id: id,
  order_sn: z.string(),
  created_at: time,
  /** Of the ephedrine-type goods. */
  lines: z.array(
    z.object({
      line_id: id,
      /** 1: a free gift with another line. */
      is_gift: flag,
      name: z.string(),
      ypgg: z.string(),
      bzdw: z.string(),
      number: int,
      batches: z.array(lineBatch),
    }),
  ),
  state: receiptState,
  state_text: z.string(),
  /** Until when it must be sent; null before the delivery. */
  due_at: z.nullable(time),
  /** When the last one was sent; null before. */
  sent_at: z.nullable(time),
  /** Files of the last one. */
  files: z.array(fileInfo),
  /** Why the last one was rejected; empty otherwise. */
  reason: z.string(),
  actions: z.array(z.literal(['send'])),
})
export type Receipt = z.output<typeof receipt>

export const receiptList = endpoint({
  name: 'receipt.list',
  method: 'GET',
  path: '/api/receipt',
  access: 'buyer',
  input: payload<typeof receiptListInput>,
  data: z.object({
    ...pageOf(receipt).shape,
    tabs: z.array(z.object({ tab: z.string(), name: z.string(), count: int })),
  }),
})
export type Receipts = DataOf<typeof receiptList>

export const receiptSend = endpoint({
  name: 'receipt.send',
  method: 'POST',
  path: '/api/order/{id}/receipt',
  access: 'buyer',
  input: payload<typeof receiptSendInput>,
  data: z.object({ receipt }),
})
