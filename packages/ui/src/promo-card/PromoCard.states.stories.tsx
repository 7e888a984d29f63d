import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PromoCard.stories'

export default { title: 'Goods/PromoCard' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'running',
    Coming: 'not yet',
    WithoutEnd: 'without an end',
    LongWords: 'very long',
  },
  { width: 264 },
)
