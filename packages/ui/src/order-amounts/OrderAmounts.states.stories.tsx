import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderAmounts.stories'

export default { title: 'Cart/OrderAmounts' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'default',
  EveryPart: 'every part',
  FreightCoupon: 'with a freight coupon',
  Brief: 'brief',
  Huge: 'very long',
})
