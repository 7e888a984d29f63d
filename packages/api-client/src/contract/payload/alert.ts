import * as z from 'zod/mini'
import { flagInput, noInput } from '../input/wire'

export const alertSettingsInput = noInput

/** What is left out stays as it is. */
export const alertSaveInput = z.object({
  price_fell: z.optional(flagInput()),
  back_in_stock: z.optional(flagInput()),
  short_expiry: z.optional(flagInput()),
})
