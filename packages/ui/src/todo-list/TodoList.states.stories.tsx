import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TodoList.stories'

export default { title: 'Account/TodoList' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Default: 'of each urgency',
  LongWords: 'very long',
})
