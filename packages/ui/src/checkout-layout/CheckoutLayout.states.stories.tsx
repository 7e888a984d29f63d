import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CheckoutLayout.stories'

export default { title: 'Order/CheckoutLayout' } satisfies Meta

export const States = stateSheet(
  stories,
  { Default: 'can be placed', Blocked: 'cannot be placed' },
  { wide: true, frameHeight: 560 },
)
