import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AcceptanceTable.stories'

export default { title: 'Order/AcceptanceTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'of several parcels',
    OneParcel: 'of one parcel',
    Loading: 'loading',
    Refreshing: 'other rows are loading',
    None: 'empty',
    LongWords: 'very long',
  },
  { wide: true },
)
