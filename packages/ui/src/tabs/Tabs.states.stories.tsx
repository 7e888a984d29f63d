import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Tabs.stories'

export default { title: 'Chrome/Tabs' } satisfies Meta

export const States = stateSheet(stories, {
  One: 'one',
  Default: 'one is disabled',
  Chosen: 'chosen',
  WithAside: 'with a filter',
  Vertical: 'in a column',
  TooMany: 'very many',
  LongWords: 'very long',
})
