import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ActionBar.stories'

export default { title: 'Order/ActionBar' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'several',
  WithMore: 'with a panel',
  Busy: 'under way',
  Failed: 'failed',
  Many: 'very many',
  LongWords: 'very long',
})
