import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import { underTheBar } from './fixtures'
import * as stories from './OrderGrid.stories'

export default { title: 'Service/OrderGrid', parameters: underTheBar } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Empty: 'empty',
    Matching: 'loading',
    MatchFailed: 'error',
    NoneFound: 'nothing found',
    Choices: 'several are found',
    Guesses: 'guessed',
    OwnCodes: 'found by an own code',
    Refused: 'refused',
    TooLong: 'very long',
  },
  { wide: true },
)
