import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Popover.stories'

export default { title: 'Feedback/Popover' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Open: 'open',
    LongWords: 'very long',
  },
  { frameHeight: 240 },
)
