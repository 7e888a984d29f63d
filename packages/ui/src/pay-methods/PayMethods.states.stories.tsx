import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PayMethods.stories'

export default { title: 'Cart/PayMethods' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'none chosen',
    BalanceChosen: 'chosen',
    BalanceTooLow: 'one cannot be used',
    EphedrineType: 'forbidden methods are absent',
    PaymentUnderWay: 'disabled',
  },
  { frameHeight: 520 },
)
