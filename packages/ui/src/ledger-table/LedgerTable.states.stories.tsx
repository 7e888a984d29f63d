import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LedgerTable.stories'

export default { title: 'Account/LedgerTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Refreshing: 'loads again',
    NothingYet: 'empty',
    NothingFound: 'filters find nothing',
    Failed: 'error',
    One: 'one',
    Default: 'several',
    Points: 'points',
    InAPanel: 'with filters and sums',
    LongWords: 'very long',
    Many: 'very many',
  },
  { wide: true, landmark: '收支记录', landmarkProp: 'name' },
)
