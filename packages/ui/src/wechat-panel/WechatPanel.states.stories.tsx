import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './WechatPanel.stories'

export default { title: 'Account/WechatPanel' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Unbound: 'empty: none bound',
  Binding: 'being bound',
  Default: 'bound',
  LongWords: 'very long',
  QuestionLoading: 'a visitor: loading',
  Question: 'a visitor',
  QuestionDeclined: 'a visitor: refused in WeChat',
  QuestionFailed: 'a visitor: error',
  Confirmed: 'a visitor: confirmed',
})
