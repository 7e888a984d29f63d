import type { RestockGoods } from '@yaoji/api-client/contract/restock'
import { Empty } from '@yaoji/ui/empty'
import { RestockTable } from '@yaoji/ui/restock-table'
import { TextLink } from '@yaoji/ui/text-link'
import { href } from '../../routes'
import { useGoodsActions } from '../browse/useGoodsActions'

export interface RestockRowsProps {
  /** What the table lists: `今日补货`. */
  label: string
  /** Undefined while they load. */
  list: readonly RestockGoods[] | undefined
  /** Rows that are expected. */
  count: number
}

/** Regular products with what is due, to buy again. */
export function RestockRows({ label, list, count }: RestockRowsProps) {
  const actions = useGoodsActions()
  return (
    <RestockTable
      label={label}
      list={list}
      loadingRows={count}
      {...actions}
      empty={
        <Empty
          title="还没有常购商品"
          text="买过的商品会在这里；同一商品买过三次后，按您的采购间隔提醒补货。"
          actions={<TextLink href={href('quickBuy')}>去快捷采购</TextLink>}
        />
      }
    />
  )
}
