import { amountText, INVOICE_STATES, INVOICE_TYPES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { countWaitingInvoices, decideInvoice, type InvoiceFinding, waitingInvoices } from '../invoice/issue'
import { invoices } from '../invoice/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Applications for invoices of paid orders. */
export const invoiceActions: ActionGroup = {
  kind: 'invoices',
  about: 'applications for invoices of paid orders',
  list: listInvoices,
  count: countWaitingInvoices,
  async state(db, id) {
    const [row] = await db
      .select({ state: invoices.state })
      .from(invoices)
      .where(eq(invoices.id, recordId(id, '发票')))
    return row ? INVOICE_STATES[row.state] : ''
  },
  actions: {
    issue: {
      about: 'the buyer can download it',
      fields: [],
      run: (context, id) => decide(context, id, { kind: 'issue' }),
    },
    reject: {
      about: 'the buyer can apply again',
      fields: ['reason'],
      run: (context, id, fields) =>
        decide(context, id, { kind: 'reject', reason: fieldOf(fields, 'reason') }),
    },
    void: {
      about: 'an issued invoice is void, with its red ones',
      fields: ['reason'],
      run: (context, id, fields) => decide(context, id, { kind: 'void', reason: fieldOf(fields, 'reason') }),
    },
  },
}

async function decide(context: Context, id: string, finding: InvoiceFinding): Promise<string> {
  return INVOICE_STATES[await decideInvoice(context, recordId(id, '发票'), finding)]
}

async function listInvoices({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingInvoices(db)
  return rows.map(({ invoice, company, amount, sns }) => ({
    id: String(invoice.id),
    at: chinaTime(invoice.applied_at),
    company,
    text: [INVOICE_TYPES[invoice.type].text, amountText(amount), ...sns].join('  '),
  }))
}
