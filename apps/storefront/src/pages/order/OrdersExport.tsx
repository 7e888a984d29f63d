import { orderExport } from '@yaoji/api-client/contract/order'
import { useClient } from '@yaoji/hooks/data'
import { ExportButton } from '@yaoji/ui/export-button'
import type { OrderSearch } from './useOrderSearch'

export interface OrdersExportProps {
  search: OrderSearch
}

/** Saves the lines and the freight of the filtered orders as an xlsx file. The code that writes it is loaded at the first press. */
export function OrdersExport({ search: { tab, keywords, from, to } }: OrdersExportProps) {
  const client = useClient()

  async function save() {
    const [{ saveOrders }, { list, total }] = await Promise.all([
      import('./saveOrders'),
      client.call(orderExport, { tab, keywords, from, to }),
    ])
    if (list.length > 0) await saveOrders(list)
    return { saved: list.length, total }
  }

  return (
    <ExportButton save={save} noneText="没有符合条件的订单，未导出" restText="缩小下单日期可以分次导出" />
  )
}
