import { sumAmounts } from '@yaoji/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { invoicedAmount } from '../order/invoice-answer'
import { orders } from '../order/tables'
import { linesLike, redLines } from './amounts'
import { type InvoiceRow, issuedFields, lockInvoice, nextNumber, sendMessage } from './issued'
import { type InvoiceLine, invoiceOrders, invoices } from './tables'

/**
 * Makes a red invoice for what was refunded of an order after its invoice was issued. Running it again changes nothing.
 * Returns how many it made.
 */
export async function issueRedInvoices({ db, now }: Context): Promise<number> {
  const issue = (due: RefundedOrder) => db.transaction(tx => issueRed({ db: tx, now }, due))
  const message = 'api: some red invoices were not made. The next round tries them again.'
  return eachDue(await refundedSince(db), issue, message)
}

interface RefundedOrder {
  readonly invoice_id: number
  readonly order_id: number
}

/** Issued invoices with an order of which less is paid now than is invoiced. */
async function refundedSince(db: Db): Promise<RefundedOrder[]> {
  return db
    .select({ invoice_id: invoices.id, order_id: orders.id })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoice_id, invoices.id))
    .innerJoin(orders, eq(orders.id, invoiceOrders.order_id))
    .where(
      and(
        eq(invoices.state, 'issued'),
        isNull(invoices.red_of),
        sql`${invoiceOrders.amount} + ${redSum} >
          greatest(0, ${orders.paid_amount} + ${orders.balance_paid} - ${orders.refunded_amount})`,
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(100)
}

/** What the red invoices of an order's invoice took back, 0 or less. */
const redSum = sql<number>`coalesce((select sum(red_part.amount) from invoice_orders red_part
  join invoices red on red.id = red_part.invoice_id
  where red.red_of = ${invoices.id} and red_part.order_id = ${orders.id}), 0)`

/** Returns how many it made: none when another process did. */
async function issueRed(context: Context, { order_id, invoice_id }: RefundedOrder): Promise<0 | 1> {
  const { db, now } = context
  const original = await lockInvoice(db, invoice_id)
  const [found] = await db
    .select({ order: orders, invoiced: sql`${invoiceOrders.amount} + ${redSum}`.mapWith(Number) })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoice_id, invoices.id))
    .innerJoin(orders, eq(orders.id, invoiceOrders.order_id))
    .where(and(eq(invoices.id, invoice_id), eq(orders.id, order_id)))
  const amount = found ? found.invoiced - invoicedAmount(found.order) : 0
  if (!found || original.state !== 'issued' || amount <= 0) return 0
  const left = await linesLeft(db, original, order_id)
  const lines = redLines(left, await linesLike(db, found.order, left), amount)
  const [red] = await db
    .insert(invoices)
    .values({
      ...issuedFields(context, lines),
      // It takes back a part of what this seller sold.
      ...(original.seller && { seller: original.seller }),
      number: await nextNumber(context),
      user_id: original.user_id,
      type: original.type,
      email: original.email,
      red_of: original.id,
      profile: original.profile,
      applied_at: now,
    })
    .returning()
  if (!red) return 0
  await db.insert(invoiceOrders).values({ invoice_id: red.id, order_id, amount: -amount })
  await sendMessage(context, original.user_id, {
    title: '已开具红字发票',
    content: `发票 ${original.number} 有退款，已开具红字发票 ${red.number}。`,
  })
  return 1
}

/** The lines of an order in its invoice, minus what red invoices took back. */
async function linesLeft(db: Db, original: InvoiceRow, order_id: number): Promise<InvoiceLine[]> {
  const reds = await db
    .select({ lines: invoices.lines })
    .from(invoices)
    .where(eq(invoices.red_of, original.id))
  const taken = reds.flatMap(({ lines }) => lines).filter(line => line.order_id === order_id)
  return original.lines
    .filter(line => line.order_id === order_id)
    .map(line => {
      const back = taken.filter(({ line_id }) => line_id === line.line_id)
      return {
        ...line,
        net: line.net + sumAmounts(back.map(({ net }) => net)),
        tax: line.tax + sumAmounts(back.map(({ tax }) => tax)),
      }
    })
}
