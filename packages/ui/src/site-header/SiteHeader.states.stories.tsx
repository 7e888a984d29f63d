import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SiteHeader.stories'

export default { title: 'Chrome/SiteHeader' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Visitor: 'visitor',
    Buyer: 'buyer',
    FullCart: 'very many in the cart',
    WithinTheCartFlow: 'within the cart',
    LongWords: 'very long',
    Compact: 'compact',
  },
  { wide: true, frameHeight: 240 },
)
