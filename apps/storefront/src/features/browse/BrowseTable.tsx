import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsTable } from '@yaoji/ui/goods-table'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import { goodsHref } from './goodsHref'

/** Products in a table, to compare and buy. */
export default function BrowseTable({ list, refreshing }: { list: readonly Goods[]; refreshing: boolean }) {
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
      actionHref={action => buyActionHref(action, location)}
    />
  )
}
