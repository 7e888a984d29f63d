import * as z from 'zod/mini'
import { promoKind } from '../entity/promo-kind'
import { idInput, requiredText } from '../input/wire'

export const promoPagesInput = z.object({
  kind: promoKind,
  /** Only these pages, in this order; also as one text with commas, as an address has them: `3,5`. */
  ids: z.optional(
    z.pipe(
      z.transform(value => (typeof value === 'string' ? value.split(',') : value)),
      z.array(idInput()).check(z.minLength(1, '请选择活动'), z.maxLength(50)),
    ),
  ),
})

export const promoPageInput = z.object({ id: idInput(), kind: z.optional(promoKind) })

export const promoAddressInput = z.object({ alias: requiredText('请填写短地址', 60) })
