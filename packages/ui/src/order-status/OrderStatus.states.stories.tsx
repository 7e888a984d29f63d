import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderStatus.stories'

export default { title: 'Order/OrderStatus' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    ToPay: 'to pay',
    UnderWay: 'under way',
    RefusedSlip: 'refused',
    TimeIsOver: 'the time is over',
    Ended: 'ended',
    LongWords: 'very long',
  },
  { landmark: '订单状态' },
)
