import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderLinks.stories'

export default { title: 'Order/OrderLinks' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'some to pay',
    NothingToPay: 'nothing to pay',
    LongWords: 'very long',
  },
  { landmark: '同次提交的其他订单' },
)
