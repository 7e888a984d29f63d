import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './NotificationList.stories'

export default { title: 'Content/NotificationList' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  One: 'one',
  Default: 'some unread',
  AllRead: 'all read',
  Lines: 'several products',
  LongWords: 'very long',
})
