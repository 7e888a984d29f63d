import type { ListedGoods } from '@yaoji/api-client/contract/goods'
import { GoodsTable } from '@yaoji/ui/goods-table'
import { useLocation } from 'react-router-dom'
import { soldOutAction } from '../arrival/soldOutAction'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import type { FactsOf } from './BrowseGrid'
import { goodsHref } from './goodsHref'

interface BrowseTableProps {
  list: readonly ListedGoods[]
  factsOf: FactsOf | undefined
  refreshing: boolean
}

/** Products in a table, to compare and buy. */
export default function BrowseTable({ list, factsOf, refreshing }: BrowseTableProps) {
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  return (
    <GoodsTable
      label="商品"
      list={list}
      refreshing={refreshing}
      goodsHref={goodsHref}
      onAdd={add}
      isBusy={isBusy}
      factsOf={factsOf}
      soldOut={goods => soldOutAction(goods)}
      actionHref={(action, goods) => buyActionHref(action, location, goods)}
    />
  )
}
