import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderCost.stories'

export default { title: 'Order/OrderCost' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'nothing from the balance',
    PartFromBalance: 'part from the balance',
    AllFromBalance: 'all from the balance',
    LargeAmount: 'very long',
  },
  { width: 200 },
)
