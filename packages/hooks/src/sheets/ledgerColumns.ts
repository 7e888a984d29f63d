import type { SheetColumn } from './cells'

/** A change of a balance, of points or of vouchers, by the wire's names; amounts without a sign. */
export interface LedgerSheetLine {
  readonly time: string
  readonly use_type_text: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly balance_after: string
  /** The order to which it belongs; null without one. */
  readonly order_sn: string | null
  readonly remark: string
}

/** The titles of the columns: `change` is what a row adds or takes, `after` what was left. */
export const ledgerSheetWords = {
  time: '时间',
  kind: '类型',
  change: '金额',
  after: '余额',
  order: '订单号',
  reason: '说明',
}

export interface LedgerColumnsOptions {
  readonly words?: Partial<typeof ledgerSheetWords>
  /** Decimals of the amounts, `0.00` for money; absent for points. */
  readonly format?: string | undefined
}

/** The columns of a sheet with the rows of a ledger. What a row takes is negative, so that the column adds up. */
export function ledgerColumns({
  words,
  format,
}: LedgerColumnsOptions = {}): readonly SheetColumn<LedgerSheetLine>[] {
  const { time, kind, change, after, order, reason } = { ...ledgerSheetWords, ...words }
  const decimals = format ? { format } : {}
  return [
    { header: time, width: 20, value: line => line.time },
    { header: kind, width: 10, value: line => line.use_type_text },
    { header: change, width: 14, value: signed, ...decimals },
    { header: after, width: 14, value: line => Number(line.balance_after), ...decimals },
    { header: order, width: 20, value: line => line.order_sn ?? '' },
    { header: reason, width: 32, value: line => line.remark },
  ]
}

const signed = ({ direction, amount }: LedgerSheetLine) => (direction === 'out' ? -1 : 1) * Number(amount)
