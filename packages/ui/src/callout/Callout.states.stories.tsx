import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Callout.stories'

export default { title: 'Feedback/Callout' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'waits for the buyer',
  Bad: 'error',
  Good: 'good',
  FailedWrite: 'a failed action',
  LongWords: 'very long',
})
