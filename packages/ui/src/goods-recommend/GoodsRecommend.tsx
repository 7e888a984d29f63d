'use client'
import type { HTMLAttributes, Key } from 'react'
import { GoodsCompactCard, type GoodsCompactCardProps } from '../goods-compact-card'
import { tileGrid } from '../layout/tileGrid.css'
import { joinClass, withClass } from '../part/withClass'
import { SectionHeading } from '../section-heading'
import * as css from './GoodsRecommend.css'
import * as Headless from './GoodsRecommend.headless'

type Goods = GoodsCompactCardProps['goods']

export const GoodsRecommendRoot = withClass(Headless.GoodsRecommendRoot, css.root, 'GoodsRecommendRoot')

/** The title, as the heading of a block of a page. */
export function GoodsRecommendTitle(props: Omit<HTMLAttributes<HTMLElement>, 'title'>) {
  const { title, titleId } = Headless.useGoodsRecommend('GoodsRecommendTitle')
  return <SectionHeading {...props} title={title} titleId={titleId} />
}

export function GoodsRecommendList<Item extends { id: Key }>({
  className,
  itemClassName,
  ...rest
}: Headless.GoodsRecommendListProps<Item>) {
  return (
    <Headless.GoodsRecommendList
      {...rest}
      className={joinClass(tileGrid, css.list, className)}
      itemClassName={joinClass(css.item, itemClassName)}
    />
  )
}

export interface GoodsRecommendProps<Item extends Goods> {
  title: string
  list: readonly Item[]
  goodsHref: (goods: Item) => string
  onAdd?: (goods: Item, number: number) => void
  isBusy?: (goods: Item) => boolean
  actionHref?: GoodsCompactCardProps['actionHref']
  /** The most that are shown; a multiple of the columns looks best. */
  most?: number
  className?: string
}

/** What goes with a goods, in one row of narrow cards; nothing without goods. */
export function GoodsRecommend<Item extends Goods>({
  title,
  list,
  goodsHref,
  onAdd,
  isBusy,
  actionHref,
  most,
  className,
}: GoodsRecommendProps<Item>) {
  if (list.length === 0) return null
  return (
    <GoodsRecommendRoot title={title} className={className}>
      <GoodsRecommendTitle />
      <GoodsRecommendList list={list} most={most}>
        {goods => (
          <GoodsCompactCard
            goods={goods}
            href={goodsHref(goods)}
            onAdd={number => onAdd?.(goods, number)}
            busy={isBusy?.(goods)}
            actionHref={actionHref}
          />
        )}
      </GoodsRecommendList>
    </GoodsRecommendRoot>
  )
}
