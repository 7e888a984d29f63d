import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CouponChoice.stories'

export default { title: 'Order/CouponChoice' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'chosen',
    None: 'none chosen',
    NoneUsable: 'none can be used',
    Folded: 'folded',
    Vouchers: 'vouchers',
    LongWords: 'very long',
    Points: 'points',
    PointsUsed: 'some points',
    PointsMost: 'the most points',
    WithoutPoints: 'no points',
    TooFewPoints: 'too few points',
    PointsNotAllowed: 'points not allowed',
  },
  { frameHeight: 420 },
)
