/** A purpose of a change in a ledger, by the wire's number. */
export interface LedgerUse {
  use_type: number
  text: string
  /** Rows of it can exist, and no action of the shop writes one: it has a text, and no filter offers it. */
  dormant?: boolean
}

/** Purposes of a change of the balance. */
export const WALLET_USES: readonly LedgerUse[] = [
  { use_type: 1, text: '充值' },
  { use_type: 2, text: '消费' },
  { use_type: 3, text: '退款' },
  { use_type: 4, text: '返现' },
  { use_type: 5, text: '赠送', dormant: true },
  { use_type: 6, text: '调整', dormant: true },
  { use_type: 7, text: '提现', dormant: true },
]

/** Purposes of a change of the points. */
export const POINTS_USES: readonly LedgerUse[] = [
  { use_type: 1, text: '订单' },
  { use_type: 2, text: '签到', dormant: true },
  { use_type: 3, text: '活动' },
  { use_type: 4, text: '兑换' },
  { use_type: 5, text: '退货扣回' },
  { use_type: 6, text: '过期' },
  { use_type: 7, text: '赠送' },
  { use_type: 8, text: '下单抵扣' },
]

/** Purposes of a change of a cash voucher. */
export const VOUCHER_USES: readonly LedgerUse[] = [
  { use_type: 2, text: '使用' },
  { use_type: 3, text: '退回' },
  { use_type: 5, text: '领取' },
  { use_type: 6, text: '过期' },
]

/** The text of a purpose; empty for an unknown number. */
export function ledgerUseText(uses: readonly LedgerUse[], use_type: number): string {
  return uses.find(use => use.use_type === use_type)?.text ?? ''
}
