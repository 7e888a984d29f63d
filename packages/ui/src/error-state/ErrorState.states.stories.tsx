import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ErrorState.stories'

export default { title: 'Feedback/ErrorState' } satisfies Meta

export const States = stateSheet(stories, {
  Failed: 'error',
  Busy: 'the service is busy',
  Timeout: 'timeout',
  Offline: 'offline',
  Retrying: 'loads again',
  InAPanel: 'in a panel',
  LongWords: 'very long',
})
