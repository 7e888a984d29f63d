import { amountText, parseAmount } from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import {
  countTransfers,
  reviewTransfer,
  slipFiles,
  type TransferFinding,
  type TransferOutcome,
  transferState,
  waitingTransfers,
} from '../payment/review-transfer'
import { type Desk, fieldOf, orderNumber, type WaitingRow } from './desk'

/** Bank transfers that buyers reported. The id is the number of the order. */
export const transferDesk: Desk = {
  kind: 'transfers',
  about: 'bank transfers that buyers reported, to compare with the account',
  list: listTransfers,
  count: countTransfers,
  state: (db, sn) => transferState(db, orderNumber(sn)),
  files: (db, sn) => slipFiles(db, orderNumber(sn)),
  actions: {
    confirm: {
      about: 'the money came; what is more than the order costs goes to the balance',
      fields: ['received'],
      run: (context, sn, fields) =>
        decide(context, sn, { kind: 'confirm', received: readAmount(fieldOf(fields, 'received')) }),
    },
    refuse: {
      about: 'it did not come, or not enough; what came goes to the balance',
      fields: ['reason', 'received?'],
      run: (context, sn, { reason = '', received = '0' }) =>
        decide(context, sn, { kind: 'refuse', reason, received: readAmount(received) }),
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
