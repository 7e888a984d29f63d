import { invoiceChange, invoiceCreate, invoiceWithdraw } from '@yaoji/api-client/contract/invoice'
import { desc, eq } from 'drizzle-orm'
import { invoiceOrders, invoices } from '../../src/modules/invoice/tables'
import type { OrderShop } from '../order-shop'
import { days, group, type Machine, statusOf } from './machine'
import { paidOrder } from './purchase'

const CAN_APPLY = { apply: 'applied' }

/** The invoice of a paid order. An application that is withdrawn leaves what was before it. */
export const invoiceMachine: Machine = {
  name: 'an invoice',
  moves: {
    none: { ...CAN_APPLY, wait: 'none' },
    applied: {
      issue: 'issued',
      reject: 'rejected',
      withdraw: ['none', 'rejected', 'voided'],
      change: 'applied',
      wait: 'applied',
    },
    issued: { void: 'voided', wait: 'issued' },
    rejected: { ...CAN_APPLY, wait: 'rejected' },
    voided: { ...CAN_APPLY, wait: 'voided' },
  },
  async open(shop) {
    const { id } = await paidOrder(shop, 7, 2)
    const last = () => lastInvoice(shop, id)
    let at = 999_999
    const on = (action: string) => () => `invoices/${at}/${action}`
    return {
      async state() {
        const invoice = await last()
        at = invoice?.id ?? at
        return invoice?.state ?? 'none'
      },
      steps: {
        apply: () => statusOf(shop.browser.call(invoiceCreate, { order_ids: [id], type: 'digital' })),
        change: () => statusOf(shop.browser.call(invoiceChange, { id: at, type: 'ordinary' })),
        withdraw: () => statusOf(shop.browser.call(invoiceWithdraw, { id: at })),
        issue: group(shop, on('issue')),
        reject: group(shop, on('reject'), { reason: '抬头有误' }),
        void: group(shop, on('void'), { reason: '开错类型' }),
        wait: days(shop, 8),
      },
    }
  },
}

async function lastInvoice({ service: { db } }: OrderShop, orderId: number) {
  const [row] = await db
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoice_id, invoices.id))
    .where(eq(invoiceOrders.order_id, orderId))
    .orderBy(desc(invoices.id))
    .limit(1)
  return row
}
