import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ContractTable.stories'

export default { title: 'Account/ContractTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Nothing: 'empty',
    Refreshing: 'loads again',
    One: 'one',
    Default: 'several',
    VeryMany: 'very many',
    LongWords: 'very long',
    Evidence: 'evidence of a signature',
    EvidenceOfAReview: 'evidence of a review',
  },
  { wide: true },
)
