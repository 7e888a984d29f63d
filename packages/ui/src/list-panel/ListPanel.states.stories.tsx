import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ListPanel.stories'

export default { title: 'Page/ListPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    WithoutRecords: 'empty',
    Nothing: 'filters find nothing',
    Default: 'several',
    MoreFiltersBehindAButton: 'many filters',
  },
  { wide: true },
)
