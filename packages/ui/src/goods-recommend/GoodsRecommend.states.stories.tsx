import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsRecommend.stories'

export default { title: 'Goods/GoodsRecommend' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Few: 'few',
    Default: 'several',
    TooMany: 'very many',
  },
  { wide: true },
)
