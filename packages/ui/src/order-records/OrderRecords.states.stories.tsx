import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderRecords.stories'

export default { title: 'Order/OrderRecords' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Nothing: 'empty',
    Default: 'payments',
    Refunds: 'refunds',
    Invoices: 'invoices: in force, red, refused',
    AfterSales: 'returns',
    Summary: 'summary',
    Whole: 'the whole order',
    ReadOnly: 'read only',
    VeryMany: 'very many',
  },
  { frameHeight: 480 },
)
