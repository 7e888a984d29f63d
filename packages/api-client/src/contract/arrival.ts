import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { arrivalAddInput, arrivalCancelInput, arrivalListInput } from './payload/arrival'
import { bulkResult, id, time } from './wire'

/** A sold-out product of which the buyer is told when it can be bought again. */
const arrivalNotice = z.object({
  goods_id: id,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  created_at: time,
})
export type ArrivalNotice = z.output<typeof arrivalNotice>

export const arrivalList = endpoint({
  name: 'arrival.list',
  method: 'GET',
  path: '/api/arrival',
  access: 'buyer',
  input: payload<typeof arrivalListInput>,
  data: z.object({ list: z.array(arrivalNotice) }),
})

export const arrivalAdd = endpoint({
  name: 'arrival.add',
  method: 'POST',
  path: '/api/arrival',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: payload<typeof arrivalAddInput>,
  data: bulkResult,
})

export const arrivalCancel = endpoint({
  name: 'arrival.cancel',
  method: 'POST',
  path: '/api/arrival/cancel',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof arrivalCancelInput>,
  data: bulkResult,
})
