import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsGrid.stories'

export default { title: 'Goods/GoodsGrid' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'several',
    LastRowNotFull: 'the last row is not full',
    Refreshing: 'loads again',
  },
  { wide: true },
)
