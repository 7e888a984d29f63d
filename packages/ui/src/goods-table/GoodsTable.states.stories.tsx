import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsTable.stories'

export default { title: 'Goods/GoodsTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NothingFound: 'empty',
    Visitor: 'prices hidden',
    AddOnItsWay: 'one is being added',
    Refreshing: 'loads again',
    TooLong: 'very long',
    Default: 'several',
  },
  { wide: true },
)
