import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './FavoriteTable.stories'

export default { title: 'Goods/FavoriteTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'several',
    Arrivals: 'arrivals',
    LongWords: 'very long',
  },
  { wide: true },
)
