import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LicenceTable.stories'

export default { title: 'Account/LicenceTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'several',
    ReadOnly: 'read only',
    LongWords: 'very long',
  },
  { wide: true },
)
