import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsDetail.stories'

export default { title: 'Goods/GoodsDetail' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'default',
    WithAside: 'with the last purchase',
    LimitedOffer: 'a limited offer',
    NoStock: 'sold out',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 720 },
)
