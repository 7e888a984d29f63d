import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderPad.stories'

export default { title: 'Goods/OrderPad' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoRows: 'empty',
    NoOrder: 'empty: no order',
    NothingLeft: 'empty: nothing can be bought',
    LeftOut: 'lines left out',
    Default: 'with and without a number, adjusted, sold out',
    InCart: 'in the cart',
    NotAllowed: 'prices hidden',
    TooMany: 'many rows, most of them below what is shown',
    TooLong: 'very long',
  },
  { wide: true },
)
