import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CategoryMenu.stories'

export default { title: 'Chrome/CategoryMenu' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Loading: 'loading',
    Empty: 'empty',
    Open: 'open',
    DrawerOpen: 'open with a drawer',
    OfAZone: 'of a zone',
    Column: 'column',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 480 },
)
