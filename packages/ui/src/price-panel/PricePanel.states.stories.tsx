import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PricePanel.stories'

export default { title: 'Goods/PricePanel' } satisfies Meta

export const States = stateSheet(stories, {
  BasePriceHolds: 'without a tier',
  MiddleTierHolds: 'a tier holds',
  UpToANumber: 'up to a number',
  NoLadder: 'no ladder',
  WithAside: 'with a button beside the price',
  SecondKill: 'second-kill',
  Visitor: 'price hidden',
  NoStock: 'zero: no stock',
  TooMany: 'very many',
})
