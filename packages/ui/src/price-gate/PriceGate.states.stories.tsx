import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PriceGate.stories'

export default { title: 'Goods/PriceGate' } satisfies Meta

export const States = stateSheet(stories, {
  Visible: 'visible',
  EveryState: 'every buy_state',
})
