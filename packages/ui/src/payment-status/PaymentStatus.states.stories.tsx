import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PaymentStatus.stories'

export default { title: 'Cart/PaymentStatus' } satisfies Meta

export const States = stateSheet(stories, {
  Unpaid: 'unpaid',
  Waiting: 'waiting',
  Transfer: 'a transfer',
  Reviewing: 'under review',
  Paid: 'paid',
  Failed: 'error',
  Closed: 'closed',
  OfOrder: 'an order: what is left',
  OfOrderConfirming: 'an order: being confirmed',
  OfOrderCovered: 'an order: zero is owed',
  OfOrderClosed: 'an order: closed',
  TooLong: 'very long',
})
