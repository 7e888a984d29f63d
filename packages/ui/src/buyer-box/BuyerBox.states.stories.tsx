import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './BuyerBox.stories'

export default { title: 'Page/BuyerBox' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NotKnownYet: 'loading',
    Visitor: 'visitor',
    Buyer: 'buyer',
    InReview: 'in review',
    Rejected: 'rejected',
    LicenceExpired: 'licence expired',
    SoonToExpire: 'expires soon',
    LongWords: 'very long',
  },
  { width: 264, landmark: '我的采购' },
)
