import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddToCart.stories'

export default { title: 'Goods/AddToCart' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'can be bought',
    Busy: 'being added',
    NoStock: 'zero: no stock',
    NotAllowed: 'refused',
    LargeNumber: 'very large',
    EveryPart: 'with its price and ladder',
  },
  { width: 232 },
)
