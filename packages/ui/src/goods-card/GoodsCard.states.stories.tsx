import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsCard.stories'

export default { title: 'Goods/GoodsCard' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'can be bought',
    WithLadder: 'with a ladder of prices',
    SecondKill: 'second-kill',
    NearExpiry: 'near its expiry',
    Busy: 'being added',
    JustAdded: 'just added',
    Visitor: 'price hidden: not logged in',
    Controlled: 'price hidden: not allowed',
    NoStock: 'zero: no stock',
    WithoutPicture: 'without a picture',
    EveryTag: 'very many tags',
    LongWords: 'very long',
  },
  { width: 232 },
)
