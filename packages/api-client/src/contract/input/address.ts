import * as z from 'zod/mini'
import { addressCreate, addressDelete, addressList, addressUpdate, regionList } from '../address'
import { type Call, call } from './call'
import { flagInput, idInput, idOnly, noInput, requiredText, text } from './wire'

const place = {
  consignee: requiredText('请填写收货人', 30),
  mobile: requiredText('请填写手机号', 20),
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
    summary: 'Adds an address; an address other than the licensed one is reviewed first.',
  }),
  call(addressUpdate, {
    payload: addressUpdateInput,
    summary: 'Changes an address; a changed region or detail is reviewed again.',
  }),
  call(addressDelete, { payload: idOnly, summary: 'Removes an address. Orders keep their copy.' }),
  call(regionList, {
    payload: regionListInput,
    summary: 'Lists the provinces, or the regions below the given one.',
  }),
]
