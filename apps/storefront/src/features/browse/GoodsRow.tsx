import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsRecommend } from '@yaoji/ui/goods-recommend'
import { useGoodsActions } from './useGoodsActions'

export interface GoodsRowProps {
  /** Title of the section, and its name. */
  title: string
  /** The products; the section is left out while there are none. */
  list: readonly Goods[] | undefined
  className?: string
}

/** Products beside the main content of a page, each with its add button. */
export function GoodsRow({ list = [], ...rest }: GoodsRowProps) {
  const { goodsHref, onAdd, isBusy, addedOf, actionHref } = useGoodsActions()
  return <GoodsRecommend {...rest} list={list} {...{ goodsHref, onAdd, isBusy, addedOf, actionHref }} />
}
