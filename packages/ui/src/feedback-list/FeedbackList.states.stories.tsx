import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './FeedbackList.stories'

export default { title: 'Service/FeedbackList' } satisfies Meta

export const States = stateSheet(stories, {
  One: 'one',
  Default: 'several',
  VeryMany: 'very many',
  LongWords: 'very long',
})
