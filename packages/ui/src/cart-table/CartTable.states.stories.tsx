import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CartTable.stories'

export default { title: 'Cart/CartTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Empty: 'empty',
    FilterFindsNothing: 'a filter finds nothing',
    Combination: 'one, and a combination',
    CannotBeBought: 'refused: cannot be bought',
    Visitor: 'prices hidden',
    LicenceExpired: 'licence expired',
    WithHints: 'with hints',
    TooLong: 'very long',
  },
  { wide: true },
)
