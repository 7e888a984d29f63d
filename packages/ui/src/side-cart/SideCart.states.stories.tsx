import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SideCart.stories'

export default { title: 'Cart/SideCart' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Empty: 'empty',
    Failed: 'error',
    Visitor: 'prices hidden',
    Open: 'several',
    TooMany: 'very many',
    TooLong: 'very long',
    NumbersShown: 'numbers only shown',
    NumberRefused: 'a number refused',
    Closed: 'closed',
  },
  { wide: true, frameHeight: 560 },
)
