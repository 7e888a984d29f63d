import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CartTotals.stories'

export default { title: 'Cart/CartTotals' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NothingChosen: 'zero chosen',
    Default: 'several',
    AnswersAwaited: 'loading',
    Busy: 'busy',
    Visitor: 'amounts hidden',
    LicenceExpired: 'refused',
    TooMany: 'very many hints',
  },
  { wide: true, frameHeight: 220 },
)
