import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CheckoutChanges.stories'

export default { title: 'Order/CheckoutChanges' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'products and coupons',
  GoodsOnly: 'products',
  CouponOnly: 'a coupon',
  LongWords: 'very long',
})
