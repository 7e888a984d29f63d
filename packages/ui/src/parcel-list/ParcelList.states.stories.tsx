import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ParcelList.stories'

export default { title: 'Order/ParcelList' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    None: 'empty: nothing is shown',
    WithoutTraces: 'one, the carrier has not reported it yet',
    Default: 'several: on its way, delivered',
    NotAllShipped: 'a part is not shipped',
    WithActions: 'with something to do',
    LongWords: 'very long',
    Many: 'very many',
  },
  { landmark: '包裹' },
)
