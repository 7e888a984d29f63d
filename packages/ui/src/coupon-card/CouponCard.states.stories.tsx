import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CouponCard.stories'

export default { title: 'Goods/CouponCard' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'can be claimed',
    Coming: 'not yet',
    Claimed: 'claimed',
    ClaimedToday: 'refused: the limit of the day',
    PartlyUsed: 'used in part',
    Used: 'used',
    Gone: 'zero: none left',
    TooLong: 'very long',
    Own: 'of the buyer',
    OwnUsed: 'of the buyer, used',
    OwnNone: 'of the buyer, empty',
    OwnLoading: 'of the buyer, loading',
  },
  { width: 264 },
)
