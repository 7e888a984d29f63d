import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Price.stories'

export default { title: 'Goods/Price' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    WithUnit: 'with a unit',
    FourDecimals: 'four decimals',
    Struck: 'struck through',
    Sizes: 'sizes',
    Tones: 'tones',
    Huge: 'very long',
  },
  { width: 240 },
)
