import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StoreTable.stories'

export default { title: 'Account/StoreTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'several',
    Switching: 'under way',
    LongWords: 'very long',
  },
  { wide: true },
)
