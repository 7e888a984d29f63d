import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SideNav.stories'

export default { title: 'Chrome/SideNav' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    AtTheTop: 'at the top of the page',
    Scrolled: 'scrolled',
    WithoutLinks: 'without links',
    WithAnAction: 'with an action',
    LongWords: 'very long',
  },
  { frameHeight: 560 },
)
