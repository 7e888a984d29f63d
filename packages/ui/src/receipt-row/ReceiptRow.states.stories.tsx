import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ReceiptRow.stories'

export default { title: 'Order/ReceiptRow' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'to send',
  Refused: 'refused',
  Passed: 'passed',
})
