import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import type { addressCreateInput, addressUpdateInput, regionListInput } from './input/address'
import type { idOnly, noInput } from './input/wire'
import { flag, id, nothing } from './wire'

export const address = z.object({
  id,
  consignee: z.string(),
  mobile: z.string(),
  province_code: z.string(),
  city_code: z.string(),
  district_code: z.string(),
  region: z.string(),
  detail: z.string(),
  is_default: flag,
  /** 1: the licensed address or one that was reviewed; only these can be delivered to. */
  is_reviewed: flag,
  /** What the buyer reads about the review; empty when there is nothing to say. */
  review_text: z.string(),
})
export type Address = z.output<typeof address>

export const addressList = endpoint<typeof noInput>()({
  name: 'address.list',
  method: 'GET',
  path: '/api/address',
  access: 'buyer',
  data: z.object({ list: z.array(address) }),
})

export const addressCreate = endpoint<typeof addressCreateInput>()({
  name: 'address.create',
  method: 'POST',
  path: '/api/address',
  access: 'buyer',
  creates: true,
  data: z.object({ address }),
})

export const addressUpdate = endpoint<typeof addressUpdateInput>()({
  name: 'address.update',
  method: 'PUT',
  path: '/api/address/{id}',
  access: 'buyer',
  data: z.object({ address }),
})

export const addressDelete = endpoint<typeof idOnly>()({
  name: 'address.delete',
  method: 'DELETE',
  path: '/api/address/{id}',
  access: 'buyer',
  data: nothing,
})

export const regionList = endpoint<typeof regionListInput>()({
  name: 'address.regions',
  method: 'GET',
  path: '/api/address/regions',
  access: 'anyone',
  silent: true,
  concurrent: true,
  data: z.object({ list: z.array(z.object({ code: z.string(), name: z.string(), has_children: flag })) }),
})
