import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RecordsTable.stories'

export default { title: '说明' } satisfies Meta

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
