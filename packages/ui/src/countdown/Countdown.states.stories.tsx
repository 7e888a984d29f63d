import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Countdown.stories'

export default { title: 'Goods/Countdown' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Boxes: 'default',
    Days: 'days',
    AsText: 'text',
    Urgent: 'urgent',
    Ended: 'zero',
    WithText: 'with what ends',
  },
  { width: 280 },
)
