import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SessionTable.stories'

export default { title: 'Account/SessionTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    OnlyThis: 'one',
    Default: 'several',
    Ending: 'being ended',
  },
  { wide: true },
)
