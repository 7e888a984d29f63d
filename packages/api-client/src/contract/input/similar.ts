import { goodsSimilarInput } from '../payload/similar'
import { goodsSimilar } from '../similar'
import { type Call, call } from './call'

export * from '../payload/similar'

export const calls: readonly Call[] = [
  call(goodsSimilar, {
    payload: goodsSimilarInput,
    summary:
      'Lists the same medicine of other makers by the price of a piece, and the last purchase of the product.',
  }),
]
