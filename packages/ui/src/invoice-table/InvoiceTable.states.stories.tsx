import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './InvoiceTable.stories'

export default { title: 'Account/InvoiceTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'several',
    Refreshing: 'loads again',
    ManyOrders: 'very long',
    OrdersLoading: 'orders, loading',
    Orders: 'orders without an invoice',
  },
  { wide: true },
)
