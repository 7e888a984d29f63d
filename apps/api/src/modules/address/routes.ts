import {
  addressCreate,
  addressDelete,
  addressList,
  addressUpdate,
  regionList,
} from '@yaoji/api-client/contract/address'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listRegions } from './regions'
import { addAddress, changeAddress, listAddresses, removeAddress } from './service'

export function addressRoutes(app: FastifyInstance): void {
  bind(app, addressList, async ({ db, viewer }) => ({ list: await listAddresses(db, viewer.buyer.id) }))
  bind(app, addressCreate, async ({ db, viewer, input }) => ({
    address: await addAddress(db, viewer.buyer, input),
  }))
  bind(app, addressUpdate, async ({ db, viewer, input }) => ({
    address: await changeAddress(db, viewer.buyer, input),
  }))
  bind(app, addressDelete, async ({ db, viewer, input }) => {
    await removeAddress(db, viewer.buyer, input.id)
    return {}
  })
  bind(app, regionList, async ({ db, input }) => ({ list: await listRegions(db, input.parent_code ?? '') }))
}
