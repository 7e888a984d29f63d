import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ArticlePage.stories'

export default { title: 'Content/ArticlePage' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    WithoutText: 'empty',
    Default: 'default',
    WithoutNeighbours: 'without neighbours',
    VeryMany: 'very many',
    LongTitle: 'very long',
    VotedFor: 'vote: useful',
    VotedAgainst: 'vote: not useful',
  },
  { wide: true, frameHeight: 640 },
)
