import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CheckoutRemark.stories'

export default { title: 'Cart/CheckoutRemark' } satisfies Meta

export const States = stateSheet(stories, {
  Empty: 'empty',
  Written: 'written',
  Full: 'full',
})
