import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PurchaseCodeTable.stories'

export default { title: 'Service/PurchaseCodeTable' } satisfies Meta

export const States = stateSheet(
  stories,
  { Loading: 'loading', Default: 'several', ToRead: 'to read only', TooLong: 'very long' },
  { wide: true },
)
