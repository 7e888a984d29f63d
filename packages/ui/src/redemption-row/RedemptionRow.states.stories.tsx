import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RedemptionRow.stories'

export default { title: 'Order/RedemptionRow' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  ToShip: 'to ship',
  Shipped: 'shipped',
  Done: 'done',
  Cancelled: 'cancelled',
  WithAmount: 'with an amount',
  LongWords: 'very long',
})
