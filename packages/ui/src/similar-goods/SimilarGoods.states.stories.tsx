import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SimilarGoods.stories'

export default { title: 'Goods/SimilarGoods' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    None: 'empty',
    Default: 'same, other, unread',
    Unstated: 'no strength written',
    Added: 'added, being added',
    NoPrice: 'prices hidden',
    Many: 'more than shown',
    TooLong: 'very long',
  },
  { frameHeight: 480 },
)
