import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Toast.stories'

export default { title: 'Feedback/Toast' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'none',
    WithAction: 'one',
    Several: 'the most that are shown',
    LongWords: 'very long',
  },
  { frameHeight: 280 },
)
