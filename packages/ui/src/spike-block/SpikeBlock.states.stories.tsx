import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SpikeBlock.stories'

export default { title: 'Page/SpikeBlock' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoSession: 'empty: nothing is shown',
    OneSession: 'one session',
    Few: 'few products',
    Coming: 'before the first',
    Running: 'running, one product is sold out',
    LastMinute: 'the last minute',
    Over: 'after the last',
    Visitor: 'refused: prices hidden',
    ManySessions: 'very many sessions',
    LongWords: 'very long',
  },
  { wide: true, landmark: '限时秒杀' },
)
