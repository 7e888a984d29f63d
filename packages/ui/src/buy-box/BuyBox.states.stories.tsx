import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './BuyBox.stories'

export default { title: 'Goods/BuyBox' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'can be bought',
  Limited: 'limited',
  NoStock: 'zero: no stock',
  Controlled: 'not allowed',
  Busy: 'being added',
  CartOnly: 'in the cart only',
  OnAPhone: 'with the price of the number, which is shown on narrow screens',
})
