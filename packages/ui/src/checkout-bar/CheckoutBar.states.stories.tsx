import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CheckoutBar.stories'

export default { title: 'Order/CheckoutBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'ready',
    Updating: 'loading',
    WithoutAddress: 'without an address',
    Blocked: 'refused before',
    Refused: 'refused',
    LongWords: 'very long',
  },
  { wide: true, landmark: '提交订单' },
)
