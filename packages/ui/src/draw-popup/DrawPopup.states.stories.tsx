import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DrawPopup.stories'

export default { title: 'Feedback/DrawPopup' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Ready: 'ready',
    Drawing: 'loading',
    ReadAgain: 'drawn',
    LongWords: 'very long',
  },
  { frameHeight: 560 },
)
