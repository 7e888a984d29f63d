import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './MessageList.stories'

export default { title: 'Order/MessageList' } satisfies Meta

export const States = stateSheet(stories, {
  Empty: 'empty',
  Default: 'two',
  LongWords: 'very long',
})
