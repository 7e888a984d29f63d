import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsTag.stories'

export default { title: 'Goods/GoodsTag' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    AllKinds: 'every kind',
    Unknown: 'unknown',
  },
  { width: 280 },
)
