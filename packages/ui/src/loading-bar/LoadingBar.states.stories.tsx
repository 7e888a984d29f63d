import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LoadingBar.stories'

export default { title: 'Feedback/LoadingBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Active: 'loading',
    Still: 'still',
  },
  { frameHeight: 96 },
)
