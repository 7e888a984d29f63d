import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { address } from './entity/address'
import type { addressCreateInput, addressUpdateInput, regionListInput } from './input/address'
import type { idOnly, noInput } from './input/wire'
import { flag, nothing } from './wire'

export { type Address, address } from './entity/address'

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
