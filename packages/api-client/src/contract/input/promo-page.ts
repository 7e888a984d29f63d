import * as z from 'zod/mini'
import { promoAddress, promoKind, promoPage, promoPages } from '../promo-page'
import { type Call, call } from './call'
import { idInput, requiredText } from './wire'

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

export const calls: readonly Call[] = [
  call(promoPages, {
    payload: promoPagesInput,
    summary: 'Lists the zones or activities laid out by data that run or are announced.',
  }),
  call(promoPage, {
    payload: promoPageInput,
    summary: 'Returns one zone or activity with the blocks that are shown now.',
  }),
  call(promoAddress, {
    payload: promoAddressInput,
    summary: 'Returns the address of the page with a short address.',
  }),
]
