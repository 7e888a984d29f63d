import * as z from 'zod/mini'
import { flagInput, idInput, phoneInput, requiredText, text } from '../input/wire'

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
