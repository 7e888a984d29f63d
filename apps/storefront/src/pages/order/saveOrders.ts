import type { OrderExportLine } from '@yaoji/api-client/contract/order'
import { type SheetColumn, saveSheet, sheetCells } from '../../core/page/saveSheet'

// biome-ignore format: one line for each column
const COLUMNS: readonly SheetColumn<OrderExportLine>[] = [
  { header: '订单号', width: 20, value: line => line.sn },
  { header: '下单时间', width: 20, value: line => line.created_at },
  { header: '订单状态', width: 12, value: line => line.status_text },
  { header: '发货仓库', width: 12, value: line => line.warehouse },
  { header: '商品名称', width: 28, value: line => line.name },
  { header: '规格', width: 20, value: line => line.ypgg },
  { header: '生产厂家', width: 28, value: line => line.sccj },
  { header: '批准文号', width: 20, value: line => line.approval_no },
  { header: '批号', width: 16, value: line => line.batch_no },
  { header: '有效期至', width: 12, value: line => line.expiry_date },
  { header: '单位', width: 6, value: line => line.bzdw },
  { header: '数量', width: 8, value: line => line.number },
  { header: '单价', width: 10, value: line => Number(line.price), format: '0.00##' },
  { header: '金额', width: 12, value: line => Number(line.amount), format: '0.00' },
  { header: '实付', width: 12, value: line => Number(line.payable), format: '0.00' },
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
