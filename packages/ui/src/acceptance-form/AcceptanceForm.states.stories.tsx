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
    OfOrder: 'an order: the next parcel',
    OfOrderDone: 'an order: to be received',
    OfOrderUnshipped: 'an order: not all shipped',
    LongWords: 'very long',
  },
  { wide: true },
)
