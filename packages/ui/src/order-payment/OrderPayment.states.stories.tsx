import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderPayment.stories'

export default { title: 'Cart/OrderPayment' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'what is paid',
    Covered: 'zero: the balance covers it',
    Bar: 'to pay',
    BarBusy: 'loading: the payment starts',
    Confirmation: 'the balance is confirmed',
    Refused: 'refused',
    Lines: 'lines of an order',
  },
  { frameHeight: 320 },
)
