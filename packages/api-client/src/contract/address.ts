import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { address } from './entity/address'
import type { idOnly, noInput } from './input/wire'
import type { addressCreateInput, addressUpdateInput, regionListInput } from './payload/address'
import { flag, nothing } from './wire'

export { type Address, type AddressReviewState, address } from './entity/address'

export const addressList = endpoint({
  name: 'address.list',
  method: 'GET',
  path: '/api/address',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(address) }),
})

export const addressCreate = endpoint({
  name: 'address.create',
  method: 'POST',
  path: '/api/address',
  access: 'buyer',
  creates: true,
  input: payload<typeof addressCreateInput>,
  data: z.object({ address }),
})

/** Most addresses that one buyer keeps. */
export const ADDRESS_LIMIT = 20

export const addressUpdate = endpoint({
  name: 'address.update',
  method: 'PUT',
  path: '/api/address/{id}',
  access: 'buyer',
  input: payload<typeof addressUpdateInput>,
  data: z.object({ address }),
})

export const addressSetDefault = endpoint({
  name: 'address.setDefault',
  method: 'POST',
  path: '/api/address/{id}/default',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ address }),
})

export const addressDelete = endpoint({
  name: 'address.delete',
  method: 'DELETE',
  path: '/api/address/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: nothing,
})

export const regionList = endpoint({
  name: 'address.regions',
  method: 'GET',
  path: '/api/address/regions',
  access: 'anyone',
  silent: true,
  concurrent: true,
  input: payload<typeof regionListInput>,
  data: z.object({ list: z.array(z.object({ code: z.string(), name: z.string(), has_children: flag })) }),
})
