import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TransactionList.stories'

export default { title: 'Order/TransactionList' } satisfies Meta

export const States = stateSheet(stories, {
  Payments: 'payments',
  Refunds: 'refunds',
  Invoices: 'invoices',
  WithoutAmounts: 'amounts hidden',
  LongWords: 'very long',
})
