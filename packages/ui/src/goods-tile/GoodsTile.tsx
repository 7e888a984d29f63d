'use client'
import type { BuyState } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { ProductImage } from '../part/ProductImage'
import { Price } from '../price'
import { PriceGate, type PriceGateProps } from '../price-gate'
import * as css from './GoodsTile.css'

export const goodsTileLabels = {
  /** In place of a picture. */
  noPicture: '暂无图片',
  /** Before the price from before, for screen readers. */
  marketPrice: '原价',
}

/** What a tile needs of a product, by the wire's names. */
export interface GoodsTileGoods {
  id: number
  name: string
  /** Specification: `0.25g×24粒/盒`. */
  ypgg: string
  /** Manufacturer. */
  sccj: string
  /** Packing unit: `盒`. */
  bzdw: string
  /** Pictures, the first one is shown. */
  goods_image: readonly { list: string }[]
  buy_state: BuyState
  price?: string | undefined
  /** The price from before, shown where it is higher. */
  market_price?: string | undefined
}

export interface GoodsTileProps extends HTMLAttributes<HTMLElement> {
  /** The product. */
  goods: GoodsTileGoods
  /** Address of the product's own page. */
  href: string
  /** Where the action of a price that may not be seen leads. */
  actionHref?: PriceGateProps['actionHref']
  /** Shown under the price. */
  children?: ReactNode
  /** Texts in place of {@link goodsTileLabels}. */
  labels?: Partial<typeof goodsTileLabels>
}

/**
 * One product of a row: picture, name, specification and manufacturer, price. The whole tile leads to its page. Renders
 * `article` named by the product; sets `data-state` to its `buy_state`.
 */
export const GoodsTile = forwardRef<HTMLElement, GoodsTileProps>(function GoodsTile(
  { goods, href, actionHref, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('goodsTile', goodsTileLabels, labels)
  const image = goods.goods_image[0]?.list
  return (
    <article
      aria-label={goods.name}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-state={goods.buy_state}
    >
      <span className={image ? css.picture : css.noPicture} data-part="picture">
        {image ? <ProductImage src={image} size={160} className={css.image} /> : words.noPicture}
      </span>
      <Link href={href} title={goods.name} className={css.name} data-part="name">
        {goods.name}
      </Link>
      <p title={`${goods.ypgg} ${goods.sccj}`} className={css.about} data-part="about">
        <span className={css.aboutLine} data-part="spec">
          {goods.ypgg}
        </span>{' '}
        <span className={css.aboutLine} data-part="maker">
          {goods.sccj}
        </span>
      </p>
      <Prices goods={goods} actionHref={actionHref} label={words.marketPrice} />
      {children}
    </article>
  )
})

interface PricesProps extends Pick<GoodsTileProps, 'goods' | 'actionHref'> {
  label: string
}

/** The price and, struck, the one from before; or why there is none. */
function Prices({ goods, actionHref, label }: PricesProps) {
  const { buy_state, price, market_price, bzdw } = goods
  return (
    <div className={css.prices} data-part="prices">
      <PriceGate buy_state={buy_state} price={price} unit={bzdw} actionHref={actionHref} />
      {price !== undefined && market_price !== undefined && Number(market_price) > Number(price) && (
        <Price value={market_price} size="s" struck label={label} />
      )}
    </div>
  )
}
