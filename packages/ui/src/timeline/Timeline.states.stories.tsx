import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Timeline.stories'

export default { title: 'Order/Timeline' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  OneEntry: 'one',
  Default: 'several',
  Failed: 'error',
  WithDetail: 'with details',
  TooLong: 'very long',
})
