import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ManjianHints.stories'

export default { title: 'Cart/ManjianHints' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NoneReached: 'none reached',
    ReachedFirst: 'the first reached',
    HighestReached: 'the highest reached',
    TooMany: 'very many',
    LongWords: 'very long',
  },
  { width: 360 },
)
