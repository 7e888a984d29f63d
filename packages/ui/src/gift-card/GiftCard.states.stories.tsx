import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GiftCard.stories'

export default { title: 'Order/GiftCard' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'can be redeemed',
    Visitor: 'visitor',
    TooFewPoints: 'refused: too few points',
    LimitReached: 'refused: limit reached',
    Asking: 'asks before it redeems',
    Done: 'redeemed',
    Gone: 'zero: none left',
    LongWords: 'very long',
  },
  { width: 264 },
)
