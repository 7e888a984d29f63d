import {
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  regionList,
} from '@yaoji/api-client/contract/address'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listRegions } from './regions'
import { addAddress, changeAddress, listAddresses, removeAddress, setDefaultAddress } from './service'

export function addressRoutes(app: FastifyInstance): void {
  bind(app, addressList, async ({ db, viewer }) => ({ list: await listAddresses(db, viewer.buyer.id) }))
  bind(app, addressCreate, async context => ({
    address: await addAddress(context, context.input),
  }))
  bind(app, addressUpdate, async context => ({
    address: await changeAddress(context, context.input),
  }))
  bind(app, addressSetDefault, async context => ({
    address: await setDefaultAddress(context, context.input.id),
  }))
  bind(app, addressDelete, async context => {
    await removeAddress(context, context.input.id)
    return {}
  })
  bind(app, regionList, async ({ db, input }) => ({ list: await listRegions(db, input.parent_code ?? '') }))
}
