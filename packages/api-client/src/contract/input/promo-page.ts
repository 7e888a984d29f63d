import { promoAddressInput, promoPageInput, promoPagesInput } from '../payload/promo-page'
import { promoAddress, promoPage, promoPages } from '../promo-page'
import { type Call, call } from './call'

export * from '../payload/promo-page'

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
