import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ReturnBatches.stories'

export default { title: 'Order/ReturnBatches' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'chosen',
    Rules: 'not for this reason',
    TooMany: 'error',
    WithoutRefund: 'without a refund',
    Empty: 'empty',
  },
  { wide: true },
)
