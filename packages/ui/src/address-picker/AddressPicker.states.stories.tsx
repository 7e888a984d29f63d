import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddressPicker.stories'

export default { title: 'Cart/AddressPicker' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'chosen',
    NoneChosen: 'none chosen',
    NoneYet: 'empty',
    AllInReview: 'all in review',
    ChoiceOnly: 'to choose only',
    LongWords: 'very long',
  },
  { frameHeight: 440 },
)
