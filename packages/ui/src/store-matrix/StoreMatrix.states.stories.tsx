import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StoreMatrix.stories'

export default { title: 'Service/StoreMatrix' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    Filled: 'corrected numbers',
    Busy: 'being added',
    Failed: 'failed',
    WithoutPrices: 'prices hidden',
    TooLong: 'very long',
  },
  { wide: true },
)
