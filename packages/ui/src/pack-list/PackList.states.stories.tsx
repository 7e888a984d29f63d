import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PackList.stories'

export default { title: 'Order/PackList' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'with a gift',
  WithRest: 'with the rest in words',
  Batches: 'batch by batch',
  Amounts: 'with amounts',
  BatchesBelow: 'batches below',
  LongWords: 'very long',
})
