import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './BatchTable.stories'

export default { title: 'Goods/BatchTable' } satisfies Meta

export const States = stateSheet(stories, {
  Empty: 'empty',
  Default: 'several',
  NearExpiry: 'near expiry',
  WithReport: 'with a report',
  TooLong: 'very long',
})
