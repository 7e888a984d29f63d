import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SortBar.stories'

export default { title: 'Search/SortBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    PriceUp: 'ascending',
    PriceDown: 'descending',
    CountNotKnown: 'number not known',
    SortsOnly: 'sorts only',
    TooMany: 'very many',
  },
  { wide: true },
)
