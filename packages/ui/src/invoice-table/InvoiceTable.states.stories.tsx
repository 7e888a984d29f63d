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
    NoneOfTab: 'empty: a tab of invoices',
    NoOrders: 'empty: the orders',
    NotFound: 'empty: keywords',
    Withdraw: 'asks before a request is withdrawn',
    ManyOrders: 'very long',
    OrdersLoading: 'orders, loading',
    Orders: 'orders without an invoice',
  },
  { wide: true },
)
