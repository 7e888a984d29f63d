import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DocumentFields.stories'

export default { title: 'Form/DocumentFields' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'with a number and an end',
    LongTerm: 'without an end',
    WithAPerson: 'with a person',
    WithoutANumber: 'without a number',
    OneOfSeveral: 'one of several documents',
    Refused: 'error',
  },
  { frameHeight: 640 },
)
