import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderDialogs.stories'

export default { title: 'Order/OrderDialogs' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'cancel',
    ClosePaidOrder: 'close a paid order',
    Receive: 'receive',
  },
  { frameHeight: 480 },
)
