import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderSheets.stories'

export default { title: 'Order/OrderSheets' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'delivery: one parcel',
    SeveralParcels: 'delivery: several parcels',
    LongWords: 'delivery: very long',
    Receipt: 'receipt',
    Return: 'return: to be sent',
    ReturnSent: 'return: sent',
  },
  { wide: true },
)
