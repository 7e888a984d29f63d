import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { alertSaveInput, alertSettingsInput } from './payload/alert'
import { flag, int } from './wire'

/** Which alerts about products the buyer gets. */
const alertSettings = z.object({
  /** 1: when the price of a favourite falls. */
  price_fell: flag,
  /** 1: when a favourite that was sold out can be bought again. */
  back_in_stock: flag,
  /** 1: when the expiry of a favourite or of a product that is bought regularly becomes short. */
  short_expiry: flag,
  /** Months within which an expiry is short. */
  expiry_months: int,
})
export type AlertSettings = z.output<typeof alertSettings>

export const alertSettingsCall = endpoint({
  name: 'alert.settings',
  method: 'GET',
  path: '/api/user/alerts',
  access: 'buyer',
  input: payload<typeof alertSettingsInput>,
  data: alertSettings,
})

export const alertSave = endpoint({
  name: 'alert.save',
  method: 'POST',
  path: '/api/user/alerts',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof alertSaveInput>,
  data: alertSettings,
})
