import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CartStepBar.stories'

export default { title: 'Cart/CartStepBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Cart: 'cart',
    Check: 'check',
    Pay: 'pay',
    Paid: 'paid',
  },
  { landmark: '购物步骤' },
)
