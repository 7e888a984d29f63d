import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RecordsTable.stories'

export default { title: 'Page/RecordsTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoRows: 'empty',
    Refreshing: 'loads again',
    Default: 'several',
    Groups: 'in groups',
    TooLong: 'very long',
  },
  { wide: true },
)
