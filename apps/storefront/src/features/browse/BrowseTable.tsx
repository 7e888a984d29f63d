import { GoodsTable } from '@yaoji/ui/goods-table'
import type { BrowseCardsProps } from './BrowseCards'
import { useGoodsActions } from './useGoodsActions'

/** Products in a table, to compare and buy. */
export default function BrowseTable({ label = '商品', actionHref, ...rows }: BrowseCardsProps) {
  return <GoodsTable label={label} {...rows} {...useGoodsActions(actionHref)} />
}
