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
    Distribution: 'a list for stores',
    OneStore: 'a list: one store',
    NoLists: 'a list: there is none',
    EmptyList: 'a list: without products',
    TooLong: 'very long',
  },
  { wide: true },
)
