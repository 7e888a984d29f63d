import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Empty.stories'

export default { title: 'Feedback/Empty' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  NothingFound: 'nothing found',
  InAPanel: 'in a panel',
  LongWords: 'very long',
})
