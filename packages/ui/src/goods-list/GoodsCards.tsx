'use client'
import { forwardRef, memo, type ReactNode, type RefAttributes } from 'react'
import { GoodsCard, type GoodsCardProps } from '../goods-card'
import { GoodsGrid, type GoodsGridProps } from '../goods-grid'
import type { GoodsTableGoods, GoodsTableProps } from '../goods-table'
import { rendersSame, useGoodsEvents } from '../part/listedGoods'

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
    const events = useGoodsEvents({ onAdd, onInCartChange })
    return (
      <GoodsGrid aria-label={label} {...rest} ref={ref}>
        {list.map(goods => (
          <Card
            key={goods.goods_price_id ?? goods.id}
            goods={goods}
            href={goodsHref(goods)}
            withoutPicture={withoutPicture}
            busy={isBusy?.(goods)}
            added={addedOf?.(goods)}
            inCart={inCart?.(goods)}
            cartHref={cartHref}
            events={events}
            editable={onInCartChange !== undefined}
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

type Events = ReturnType<typeof useGoodsEvents<GoodsTableGoods>>

interface CardProps extends Omit<GoodsCardProps, 'goods' | 'onAdd' | 'onInCartChange'> {
  goods: GoodsTableGoods
  events: Events
  editable: boolean
}

/** One of many cards: it renders again only for a change of its own. */
const Card = memo(function Card({ goods, events, editable, ...card }: CardProps) {
  return (
    <GoodsCard
      {...card}
      goods={goods}
      onAdd={number => events.onAdd(goods, number)}
      onInCartChange={editable ? number => events.onInCartChange(goods, number) : undefined}
    />
  )
}, rendersSame)
