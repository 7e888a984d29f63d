import type { LedgerTableRow } from './LedgerTable'

/** A row that took money, for stories and tests. */
export function ledgerRowForStory(id: number, change: Partial<LedgerTableRow> = {}): LedgerTableRow {
  return {
    id,
    time: '2026-11-20 09:30:00',
    use_type_text: '消费',
    direction: 'out',
    order_sn: `YJ2611200000${id}`,
    remark: '余额支付订单',
    ...change,
  }
}
