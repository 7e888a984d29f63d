import { amountText, parseAmount } from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { reviewTransfer, type TransferFinding, type TransferOutcome } from '../payment/review-transfer'
import { sumOf } from '../payment/state'
import {
  countTransfers,
  slipFiles,
  type Transfer,
  transferCost,
  transferNumber,
  transferState,
  waitingTransfers,
} from '../payment/transfer-slips'
import { type ActionGroup, fieldOf, orderNumber, type WaitingRow } from './action-group'

/** Bank transfers that buyers reported. The id is the number of the order, or of the purchase where it pays several. */
export const transferActions: ActionGroup = {
  kind: 'transfers',
  about: 'bank transfers that buyers reported, to compare with the account',
  list: listTransfers,
  count: countTransfers,
  state: (db, sn) => transferState(db, orderNumber(sn)),
  files: (db, sn) => slipFiles(db, orderNumber(sn)),
  actions: {
    confirm: {
      about: 'the money came and pays all of its orders; what is more than they cost goes to the balance',
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
 * The received amount in fen. What is more than twice its orders is given again in `again`: the buyer can spend it at
 * once, so one digit too many is money.
 */
async function receivedOf(
  { db }: Context,
  sn: string,
  fields: Readonly<Record<string, string>>,
): Promise<number> {
  const received = readAmount(fieldOf(fields, 'received'))
  const cost = await transferCost(db, orderNumber(sn))
  if (cost !== null && received > 2 * cost && readAmount(fields.again ?? '0') !== received) {
    const amounts = `到账 ${amountText(received)} 超过应付 ${amountText(cost)} 的两倍`
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
  return rows.map(({ transfer, company, files }) => {
    const [{ slip }] = transfer
    return {
      id: transferNumber(transfer),
      at: chinaTime(slip.at),
      company,
      text: [
        costText(transfer),
        `付款方 ${slip.payer}`,
        `流水号 ${slip.bank_serial}`,
        `付款日 ${slip.paid_date}`,
        `回单 ${files.length} 个文件`,
        slip.remark,
      ]
        .filter(Boolean)
        .join('  '),
    }
  })
}

/** What a transfer should bring, and for several orders how much is for each. */
function costText(transfer: Transfer): string {
  const all = transfer.map(({ order }) => order)
  const total = amountText(sumOf(all, 'payable_amount'))
  if (all.length === 1) return total
  const parts = all.map(({ sn, payable_amount }) => `${sn} ${amountText(payable_amount)}`)
  return `${total}（${all.length} 个订单：${parts.join('，')}）`
}
