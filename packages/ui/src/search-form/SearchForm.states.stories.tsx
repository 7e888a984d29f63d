import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SearchForm.stories'

export default { title: 'Search/SearchForm' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    Searched: 'searched',
    LongWords: 'very long',
  },
  { landmark: '搜索帮助' },
)
