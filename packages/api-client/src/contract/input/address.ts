import {
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  regionList,
} from '../address'
import { addressCreateInput, addressUpdateInput, regionListInput } from '../payload/address'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/address'

export const calls: readonly Call[] = [
  call(addressList, {
    payload: noInput,
    summary: 'Lists the buyer’s delivery addresses, the default first.',
  }),
  call(addressCreate, {
    payload: addressCreateInput,
    summary:
      'Adds an address; the first one is the default. An address other than the licensed one is reviewed first, and becomes the default only after that. Refused with 409 when the buyer has 20.',
  }),
  call(addressUpdate, {
    payload: addressUpdateInput,
    summary:
      'Changes an address; a changed region or detail is reviewed again. The default stays the default: another address takes its place, as it does while the default is reviewed again.',
  }),
  call(addressSetDefault, {
    payload: idOnly,
    summary: 'Makes an address the default one in place of the one before.',
  }),
  call(addressDelete, {
    payload: idOnly,
    summary:
      'Removes an address; another one becomes the default in place of a removed default. Orders keep their copy.',
  }),
  call(regionList, {
    payload: regionListInput,
    summary: 'Lists the provinces, or the regions below the given one.',
  }),
]
