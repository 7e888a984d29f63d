import type { ListedGoods } from '@yaoji/api-client/contract/goods'
import { GoodsTable, type GoodsTableProps } from '@yaoji/ui/goods-table'
import { useGoodsActions } from './useGoodsActions'

/** Products in a table, to compare and buy. */
export default function BrowseTable(
  props: Pick<GoodsTableProps<ListedGoods>, 'list' | 'attributesOf' | 'refreshing'>,
) {
  return <GoodsTable label="商品" {...props} {...useGoodsActions()} />
}
