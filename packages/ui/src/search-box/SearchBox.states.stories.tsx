import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SearchBox.stories'

export default { title: 'Search/SearchBox' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    WithKeyword: 'with a keyword',
    Compact: 'compact',
    WithoutHotSearches: 'without hot searches',
    LongWords: 'very long',
  },
  { landmark: '搜索' },
)
