import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DateRange.stories'

export default { title: 'Form/DateRange' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  Chosen: 'chosen',
  OneSide: 'one side',
  Wrong: 'error',
  TooLong: 'very long',
})
