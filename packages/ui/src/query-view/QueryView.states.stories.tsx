import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './QueryView.stories'

export default { title: 'Page/QueryView' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Nothing: 'empty',
  Ready: 'ready',
  Missing: 'not there',
  Refused: 'refused',
  Failed: 'error',
  Timeout: 'timeout',
  Offline: 'offline',
  FailedAgain: 'failed when it loaded again',
})
