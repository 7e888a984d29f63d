import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { flag, flagInput, id, idInput, noInput, nothing, requiredText, text } from './wire'

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

const addressInput = {
  consignee: requiredText('请填写收货人', 30),
  mobile: requiredText('请填写手机号', 20),
  district_code: requiredText('请选择所在地区', 12),
  detail: requiredText('请填写详细地址', 120),
  is_default: z.optional(flagInput()),
}

export const addressList = endpoint({
  name: 'address.list',
  method: 'GET',
  path: '/api/address',
  summary: 'The buyer’s delivery addresses, the default first.',
  access: 'buyer',
  input: noInput,
  data: z.object({ list: z.array(address) }),
})

export const addressCreate = endpoint({
  name: 'address.create',
  method: 'POST',
  path: '/api/address',
  summary: 'Adds an address; one other than the licensed address is reviewed first.',
  access: 'buyer',
  creates: true,
  input: z.object(addressInput),
  data: z.object({ address }),
})

export const addressUpdate = endpoint({
  name: 'address.update',
  method: 'PUT',
  path: '/api/address/{id}',
  summary: 'Changes an address; a changed region or detail is reviewed again.',
  access: 'buyer',
  input: z.object({ id: idInput(), ...addressInput }),
  data: z.object({ address }),
})

export const addressDelete = endpoint({
  name: 'address.delete',
  method: 'DELETE',
  path: '/api/address/{id}',
  summary: 'Removes an address. Orders keep their own copy.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: nothing,
})

export const regionList = endpoint({
  name: 'address.regions',
  method: 'GET',
  path: '/api/address/regions',
  summary: 'Provinces, or what lies in the region whose code is given.',
  access: 'anyone',
  silent: true,
  concurrent: true,
  input: z.object({ parent_code: z.optional(text(12)) }),
  data: z.object({ list: z.array(z.object({ code: z.string(), name: z.string(), has_children: flag })) }),
})
