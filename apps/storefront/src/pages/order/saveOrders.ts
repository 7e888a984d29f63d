import type { OrderExportLine } from '@yaoji/api-client/contract/order'
import { type SheetColumn, saveSheet, sheetCells } from '../../core/page/saveSheet'

const MONEY = '0.00'

/** A number, or an empty cell where the row has none. */
const cell = (value: string | number | null) => (value === null ? '' : Number(value))

// biome-ignore format: one line for each column
const COLUMNS: readonly SheetColumn<OrderExportLine>[] = [
  { header: '订单号', width: 20, value: line => line.sn },
  { header: '合单号', width: 20, value: line => line.parent_sn },
  { header: '下单时间', width: 20, value: line => line.created_at },
  { header: '订单状态', width: 12, value: line => line.status_text },
  { header: '发货仓库', width: 12, value: line => line.warehouse },
  { header: '商品名称', width: 28, value: line => line.name },
  { header: '规格', width: 20, value: line => line.ypgg },
  { header: '生产厂家', width: 28, value: line => line.sccj },
  { header: '批准文号', width: 20, value: line => line.approval_no },
  { header: '批号', width: 16, value: line => line.batch_no },
  { header: '有效期至', width: 12, value: line => line.expiry_date },
  { header: '赠品', width: 6, value: line => (line.is_gift === 1 ? '赠' : '') },
  { header: '单位', width: 6, value: line => line.bzdw },
  { header: '数量', width: 8, value: line => cell(line.number) },
  { header: '已退数量', width: 10, value: line => cell(line.refunded_number) },
  { header: '单价', width: 10, value: line => cell(line.price), format: '0.00##' },
  { header: '金额', width: 12, value: line => cell(line.amount), format: MONEY },
  { header: '满减', width: 10, value: line => cell(line.manjian_amount), format: MONEY },
  { header: '优惠券', width: 10, value: line => cell(line.coupon_amount), format: MONEY },
  { header: '现金券', width: 10, value: line => cell(line.cash_amount), format: MONEY },
  { header: '运费', width: 10, value: line => cell(line.shipping_amount), format: MONEY },
  { header: '优惠后', width: 12, value: line => cell(line.cost_amount), format: MONEY },
  { header: '实付', width: 12, value: line => cell(line.paid_amount), format: MONEY },
  { header: '已退款', width: 12, value: line => cell(line.refunded_amount), format: MONEY },
  { header: '税率', width: 8, value: line => (line.tax_rate === null ? '' : line.tax_rate / 10_000), format: '0%' },
]

/** The cells of the sheet. */
export function orderSheet(lines: readonly OrderExportLine[]) {
  return sheetCells(COLUMNS, lines)
}

/** Saves the lines as an xlsx file in the browser's downloads. */
export async function saveOrders(lines: readonly OrderExportLine[]): Promise<void> {
  const day = lines[0]?.created_at.slice(0, 10) ?? ''
  await saveSheet({ name: '订单明细', day, columns: COLUMNS }, lines)
}
