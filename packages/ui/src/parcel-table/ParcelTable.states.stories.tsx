import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ParcelTable.stories'

export default { title: 'Order/ParcelTable' } satisfies Meta

export const States = stateSheet(
  stories,
  { Loading: 'loading', One: 'one', Default: 'several, one without a trace', TooLong: 'very long' },
  { wide: true },
)
