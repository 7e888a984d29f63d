import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LadderHints.stories'

export default { title: 'Goods/LadderHints' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NoneReached: 'none reached',
    OneReached: 'one reached',
    AllReached: 'all reached',
    UpToANumber: 'up to a number',
    Compact: 'compact',
    CompactUpToANumber: 'compact, up to a number',
  },
  { width: 300 },
)
