import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderGrid.stories'

export default { title: 'Service/OrderGrid' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Empty: 'empty',
    Matching: 'loading',
    MatchFailed: 'error',
    NoneFound: 'nothing found',
    Choices: 'several are found',
    Guesses: 'guessed',
    Refused: 'refused',
    TooLong: 'very long',
  },
  { wide: true },
)
