import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ReturnPanel.stories'

export default { title: 'Order/ReturnPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'waiting',
    ToSendBack: 'to send back',
    Refunded: 'refunded',
    Rejected: 'refused',
    LongWords: 'very long',
  },
  { frameHeight: 640 },
)
