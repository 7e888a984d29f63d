import { orderExport } from '@yaoji/api-client/contract/order-export'
import { useClient } from '@yaoji/hooks/data'
import { orderColumns, saveSheet } from '@yaoji/hooks/sheets'
import { ExportButton } from '@yaoji/ui/export-button'
import type { OrderSearch } from './useOrderSearch'

export interface OrdersExportProps {
  search: OrderSearch
  /** The orders are those of several stores: the file names the store of each. */
  several: boolean
}

/** Saves the lines and the freight of the filtered orders as an xlsx file. */
export function OrdersExport({ search, several }: OrdersExportProps) {
  const client = useClient()

  async function save() {
    const { tab, keywords, from, to, store: store_id } = search
    const { list, total } = await client.call(orderExport, { tab, keywords, from, to, store_id })
    const [line] = list
    const columns = orderColumns({ several })
    if (line) await saveSheet({ name: '订单明细', day: line.created_at.slice(0, 10), columns }, list)
    return { saved: list.length, total }
  }

  return (
    <ExportButton save={save} noneText="没有符合条件的订单，未导出" restText="缩小下单日期可以分次导出" />
  )
}
