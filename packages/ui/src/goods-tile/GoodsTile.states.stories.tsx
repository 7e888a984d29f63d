import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsTile.stories'

export default { title: 'Goods/GoodsTile' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'one',
    Reduced: 'reduced',
    Visitor: 'price hidden',
    NoStock: 'zero: no stock',
    WithoutPicture: 'without a picture',
    LongWords: 'very long',
  },
  { width: 232 },
)
