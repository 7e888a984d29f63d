'use client'
import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { GoodsCard } from '../goods-card'
import { GoodsGrid, type GoodsGridProps } from '../goods-grid'
import type { GoodsTableGoods, GoodsTableProps } from '../goods-table'

export interface GoodsCardsProps<Goods extends GoodsTableGoods>
  extends Omit<GoodsGridProps, 'children'>,
    Pick<
      GoodsTableProps<Goods>,
      | 'label'
      | 'goodsHref'
      | 'onAdd'
      | 'isBusy'
      | 'attributesOf'
      | 'actionHref'
      | 'soldOut'
      | 'addedOf'
      | 'inCart'
      | 'cartHref'
      | 'onInCartChange'
      | 'withoutPicture'
      | 'refreshing'
    > {
  /** The products. */
  list: readonly Goods[]
}

/** Products as cards that can be bought, with the props of GoodsTable. Renders GoodsGrid. */
export const GoodsCards = forwardRef<HTMLUListElement, GoodsCardsProps<GoodsTableGoods>>(
  function GoodsCards(props, ref) {
    const { label, list, goodsHref, onAdd, isBusy, attributesOf, actionHref, ...others } = props
    const { soldOut, withoutPicture, addedOf, inCart, cartHref, onInCartChange, ...rest } = others
    return (
      <GoodsGrid aria-label={label} {...rest} ref={ref}>
        {list.map(goods => (
          <GoodsCard
            key={goods.goods_price_id ?? goods.id}
            goods={goods}
            href={goodsHref(goods)}
            withoutPicture={withoutPicture}
            busy={isBusy?.(goods)}
            added={addedOf?.(goods)}
            inCart={inCart?.(goods)}
            cartHref={cartHref}
            onInCartChange={onInCartChange && (number => onInCartChange(goods, number))}
            onAdd={number => onAdd?.(goods, number)}
            attributes={attributesOf?.(goods)}
            soldOut={soldOut?.(goods)}
            actionHref={action => actionHref?.(action, goods)}
          />
        ))}
      </GoodsGrid>
    )
  },
  // The type parameter does not pass through forwardRef.
) as <Goods extends GoodsTableGoods>(
  props: GoodsCardsProps<Goods> & RefAttributes<HTMLUListElement>,
) => ReactNode
