import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AcceptanceForm.stories'

export default { title: 'Order/AcceptanceForm' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'everything arrived',
    Short: 'short and broken',
    TooMany: 'error',
    Refused: 'refused',
    Busy: 'saving',
    LongWords: 'very long',
  },
  { wide: true },
)
