import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TopBar.stories'

export default { title: 'Chrome/TopBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NotKnownYet: 'loading',
    Visitor: 'visitor',
    Buyer: 'buyer',
    OnTheIndex: 'on the home page',
    LoggingOut: 'loading: it logs out',
    LongCompany: 'very long',
  },
  { wide: true, frameHeight: 120 },
)
