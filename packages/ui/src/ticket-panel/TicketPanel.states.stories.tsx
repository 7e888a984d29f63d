import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TicketPanel.stories'

export default { title: 'Order/TicketPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'in work',
    Finished: 'finished',
    Closed: 'closed',
  },
  { landmark: '售后服务' },
)
