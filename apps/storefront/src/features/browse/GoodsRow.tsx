import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import { goodsHref } from './goodsHref'

export interface GoodsRowProps {
  /** Title of the section, and its name. */
  title: string
  /** The products; the section is left out while there are none. */
  list: readonly Goods[] | undefined
  className?: string
}

/** Products beside the main content of a page, each with its add button. */
export function GoodsRow({ title, list = [], className }: GoodsRowProps) {
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  return (
    <GoodsRecommend
      className={className}
      title={title}
      list={list}
      goodsHref={goodsHref}
      onAdd={add}
      isBusy={isBusy}
      actionHref={(action, goods) => buyActionHref(action, location, goods)}
    />
  )
}
