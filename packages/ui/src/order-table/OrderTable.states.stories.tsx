import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderTable.stories'

export default { title: 'Order/OrderTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Refreshing: 'loads again',
    Purchases: 'several orders of a purchase',
    Default: 'paid, sent, cancelled',
    LongWords: 'very long',
  },
  { wide: true },
)
