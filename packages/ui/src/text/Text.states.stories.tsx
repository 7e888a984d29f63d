import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Text.stories'

export default { title: 'Page/Text' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'muted',
  Normal: 'normal',
  Good: 'good',
  Bad: 'error',
  LongWord: 'very long',
})
