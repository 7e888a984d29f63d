import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StatList.stories'

export default { title: 'Page/StatList' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Default: 'several',
  VeryLarge: 'very large',
  Links: 'as links',
})
