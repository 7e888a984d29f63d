import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ChatLink.stories'

export default { title: 'Chrome/ChatLink' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    CanChat: 'closed',
    Connecting: 'loading',
    Chatting: 'open',
    NotReached: 'error',
    OneQq: 'no chat: one number',
    CannotChat: 'no chat: several numbers',
  },
  { frameHeight: 400 },
)
