import * as z from 'zod/mini'
import {
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  regionList,
} from '../address'
import { type Call, call } from './call'
import { flagInput, idInput, idOnly, noInput, phoneInput, requiredText, text } from './wire'

const place = {
  consignee: requiredText('请填写收货人', 30),
  mobile: phoneInput('请填写联系电话'),
  district_code: requiredText('请选择所在地区', 12),
  detail: requiredText('请填写详细地址', 120),
  is_default: z.optional(flagInput()),
}

export const addressCreateInput = z.object(place)

export const addressUpdateInput = z.object({ id: idInput(), ...place })

export const regionListInput = z.object({ parent_code: z.optional(text(12)) })

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
