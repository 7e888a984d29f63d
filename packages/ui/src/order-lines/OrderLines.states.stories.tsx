import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderLines.stories'

export default { title: 'Cart/OrderLines' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    OneOrder: 'one order',
    Split: 'several orders',
    WithBatches: 'with batches',
    GiftAndShares: 'a gift and reductions',
    Refunded: 'refunded',
    Combination: 'a combination',
    Folded: 'folded',
    FirstLines: 'its first lines',
    MoreLines: 'further lines are loading, and failed',
    TooMany: 'very many',
    TooLong: 'very long',
  },
  { wide: true, frameHeight: 560 },
)
