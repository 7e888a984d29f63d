import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsCompactCard.stories'

export default { title: 'Goods/GoodsCompactCard' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'can be bought',
    Busy: 'being added',
    Visitor: 'price hidden',
    Controlled: 'not allowed',
    NoStock: 'zero: no stock',
    TooLong: 'very long',
  },
  { width: 232 },
)
