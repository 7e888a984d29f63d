import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SearchNotice.stories'

export default { title: 'Search/SearchNotice' } satisfies Meta

export const States = stateSheet(stories, {
  Spelling: 'another character',
  Uncertain: 'other medicines are likely too',
  Pinyin: 'another letter',
  Alias: 'another name',
  Dropped: 'words left out',
  Maker: 'words of makers',
  WithoutRequest: 'without a place for requests',
  CountLoading: 'the number is loading',
  TooLong: 'too long',
})
