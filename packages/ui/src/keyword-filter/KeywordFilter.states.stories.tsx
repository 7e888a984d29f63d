import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './KeywordFilter.stories'

export default { title: 'Search/KeywordFilter' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  WithKeywords: 'with keywords',
  LongWords: 'very long',
})
