import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ConfirmProvider.stories'

export default { title: 'Feedback/Confirm' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Deleting: 'for what cannot be undone',
    TimedOut: 'a question',
    WithDetail: 'with a list',
    Alert: 'an alert',
    LongWords: 'very long',
  },
  { frameHeight: 480 },
)
