import type { DataOf } from '@yaoji/api-client'
import { purchaseListGet, purchaseListList } from '@yaoji/api-client/contract/purchase-list'
import { type RestockGoods, restockCheaper, restockLastOrder } from '@yaoji/api-client/contract/restock'
import type { ViewedQuery } from '@yaoji/hooks'
import { useCall, useOrderPadOfCart } from '@yaoji/hooks/data'
import type { OrderPadItem } from '@yaoji/ui/order-pad'
import { useState } from 'react'

type ShelfItem = OrderPadItem<RestockGoods['goods']>

/** Where the rows of the shelf come from; a named list has its id behind `list-`. */
type ShelfTab = 'regular' | 'last' | 'cheaper' | `list-${number}`

/** Lists that have a tab, those changed last; the others are in quick purchase. */
const LISTS_SHOWN = 4

/** The tabs of the shelf, and the rows of the open one. Rows of another tab load when it is opened. */
export function useShelfRows(regular: readonly RestockGoods[]) {
  const [tab, setTab] = useState<string>('regular')
  const listId = tab.startsWith('list-') ? Number(tab.slice('list-'.length)) : 0
  const lists = useCall(purchaseListList, {}, { inline: true }).data?.list ?? []
  const last = useCall(restockLastOrder, {}, { enabled: tab === 'last', inline: true })
  const cheaper = useCall(restockCheaper, {}, { enabled: tab === 'cheaper', inline: true })
  const list = useCall(purchaseListGet, { id: listId }, { enabled: listId > 0, inline: true })

  function itemsOfTab(): readonly ShelfItem[] | undefined {
    if (tab === 'last')
      return last.data?.list.map(each => {
        const { goods, number } = each
        return { key: `${goods.id}`, goods, start: String(number), bought: each }
      })
    if (tab === 'cheaper') return cheaper.data?.list.map(each => regularItem(each, 0))
    return listId > 0 ? list.data && itemsOfList(list.data) : regular.map(each => regularItem(each))
  }

  const queries: Readonly<Record<string, ViewedQuery<unknown>>> = { last, cheaper }
  const query = listId > 0 ? list : (queries[tab] ?? null)
  const named = lists
    .slice(0, LISTS_SHOWN)
    .map(({ id, name }) => ({ value: `list-${id}` satisfies ShelfTab, name }))
  return {
    tab,
    setTab,
    tabs: [
      { value: 'regular', name: '常购', count: regular.length },
      { value: 'last', name: '上一单' },
      ...named,
      { value: 'cheaper', name: '降价' },
    ],
    /** The query of the open tab; null for the regular products, which are there. */
    query,
    /** What the open tab is read from; none for the regular products. */
    source: {
      last: tab === 'last' ? last.data : undefined,
      cheaper: tab === 'cheaper' ? cheaper.data : undefined,
      list: listId > 0 ? list.data : undefined,
    },
    pad: useOrderPadOfCart<ShelfItem>({ list: tab, items: itemsOfTab() }),
  }
}

/** A row begins with the usual number where it is time to buy; elsewhere its button adds it. */
function regularItem(each: RestockGoods, start = each.state === 'due' ? each.usual_number : 0): ShelfItem {
  const { goods, state, interval_days, days_since, usual_number: suggested } = each
  return {
    key: `${goods.id}`,
    goods,
    start,
    suggested,
    bought: each,
    days: { state, interval_days, days_since },
  }
}

/** The lines with a product that the shop has, each with the number that was written. */
function itemsOfList({ lines, products }: DataOf<typeof purchaseListGet>): ShelfItem[] {
  const byId = new Map(products.map(each => [each.goods.id, each]))
  return lines.flatMap(({ goods_id, number }, at) => {
    const product = byId.get(goods_id ?? 0)
    if (!product) return []
    const { goods, bought } = product
    return [{ key: `${at}`, goods, start: number, suggested: bought?.last_number, bought }]
  })
}
