import { amountText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { refunds } from '../refund/tables'
import { confirmTransferRefund, countTransferRefunds, waitingTransferRefunds } from '../refund/transfers'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Refunds of bank transfers, which accounting pays. The gateway pays the others by itself. */
export const refundActions: ActionGroup = {
  kind: 'refunds',
  about: 'refunds of bank transfers, to transfer back',
  list: listRefunds,
  count: countTransferRefunds,
  async state(db, id) {
    const [row] = await db
      .select({ state: refunds.state })
      .from(refunds)
      .where(eq(refunds.id, recordId(id, '退款')))
    return row?.state ?? ''
  },
  actions: {
    paid: {
      about: 'it was transferred, under this number of the bank',
      fields: ['number'],
      run: async (context, id, fields) => {
        await confirmTransferRefund(context, recordId(id, '退款'), fieldOf(fields, 'number'))
        return '已到账'
      },
    },
  },
}

async function listRefunds({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingTransferRefunds(db)
  return rows.map(({ refund, company, payer }) => ({
    id: String(refund.id),
    at: chinaTime(refund.created_at),
    company,
    text: [refund.sn, amountText(refund.amount), payer].filter(Boolean).join('  '),
  }))
}
