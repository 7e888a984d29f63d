import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './FilterPanel.stories'

export default { title: 'Search/FilterPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'nothing chosen',
    WithChoice: 'chosen',
    NoFacetsLeft: 'zero: nothing left',
    Unfolded: 'very many',
  },
  { wide: true, landmark: '筛选' },
)
