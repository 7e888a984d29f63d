import { amountText, parseAmount } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { orders } from '../order/tables'
import {
  countTransfers,
  reviewTransfer,
  slipFiles,
  type TransferFinding,
  type TransferOutcome,
  transferState,
  waitingTransfers,
} from '../payment/review-transfer'
import { type ActionGroup, fieldOf, orderNumber, type WaitingRow } from './action-group'

/** Bank transfers that buyers reported. The id is the number of the order. */
export const transferActions: ActionGroup = {
  kind: 'transfers',
  about: 'bank transfers that buyers reported, to compare with the account',
  list: listTransfers,
  count: countTransfers,
  state: (db, sn) => transferState(db, orderNumber(sn)),
  files: (db, sn) => slipFiles(db, orderNumber(sn)),
  actions: {
    confirm: {
      about: 'the money came; what is more than the order costs goes to the balance',
      fields: ['received', 'again?'],
      run: async (context, sn, fields) =>
        decide(context, sn, { kind: 'confirm', received: await receivedOf(context, sn, fields) }),
    },
    refuse: {
      about: 'it did not come, or not enough; what came goes to the balance',
      fields: ['reason', 'received?', 'again?'],
      run: async (context, sn, { reason = '', received = '0', ...fields }) => {
        const amount = await receivedOf(context, sn, { ...fields, received })
        return decide(context, sn, { kind: 'refuse', reason, received: amount })
      },
    },
  },
}

const OUTCOMES: Readonly<Record<TransferOutcome, string>> = {
  paid: '已到账，订单等待审核',
  refunded: '订单不再等待付款，到账金额已退回余额',
  refused: '已驳回，订单等待重新付款',
  dismissed: '已驳回，订单不再等待付款',
  repeated: '此前已处理，没有变化',
}

async function decide(context: Context, sn: string, finding: TransferFinding): Promise<string> {
  return OUTCOMES[await reviewTransfer(context, orderNumber(sn), finding)]
}

/**
 * The received amount in fen. What is more than twice the order is given again in `again`: the buyer can spend it at
 * once, so one digit too many is money.
 */
async function receivedOf(
  { db }: Context,
  sn: string,
  fields: Readonly<Record<string, string>>,
): Promise<number> {
  const received = readAmount(fieldOf(fields, 'received'))
  const [order] = await db
    .select({ payable: orders.payable_amount })
    .from(orders)
    .where(eq(orders.sn, orderNumber(sn)))
  if (order && received > 2 * order.payable && readAmount(fields.again ?? '0') !== received) {
    const amounts = `到账 ${amountText(received)} 超过应付 ${amountText(order.payable)} 的两倍`
    throw invalidField('again', `${amounts}，核对后用 again 再填一次到账金额`)
  }
  return received
}

function readAmount(decimal: string): number {
  try {
    const fen = parseAmount(decimal)
    if (fen >= 0) return fen
  } catch {
    // Refused below, like an amount below zero.
  }
  throw invalidField('received', '到账金额格式不正确，例如 612.00')
}

async function listTransfers({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingTransfers(db)
  return rows.map(({ order, slip, company, files }) => ({
    id: order.sn,
    at: chinaTime(slip.at),
    company,
    text: [
      amountText(order.payable_amount),
      `付款方 ${slip.payer}`,
      `流水号 ${slip.bank_serial}`,
      `付款日 ${slip.paid_date}`,
      `回单 ${files.length} 个文件`,
      slip.remark,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
