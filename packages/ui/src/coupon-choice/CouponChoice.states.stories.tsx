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
    Vouchers: 'vouchers',
    LongWords: 'very long',
  },
  { frameHeight: 420 },
)
