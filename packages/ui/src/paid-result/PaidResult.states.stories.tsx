import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PaidResult.stories'

export default { title: 'Cart/PaidResult' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'paid',
    OthersToPay: 'others to pay',
    NothingToPay: 'zero to pay',
    TooLong: 'very long',
  },
  { landmark: '支付结果' },
)
