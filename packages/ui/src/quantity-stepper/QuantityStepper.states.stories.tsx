import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './QuantityStepper.stories'

export default { title: 'Goods/QuantityStepper' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'one',
    ByThePack: 'by the pack',
    AtTheMaximum: 'at the maximum',
    NoStock: 'zero: no stock',
    Disabled: 'disabled',
    LargeNumber: 'very large',
  },
  { width: 240 },
)
