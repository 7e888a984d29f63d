'use client'
import type { BuyState } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { useRequiredContext } from '../part/useRequiredContext'
import { PriceGateRoot, type PriceGateRootProps } from '../price-gate/headless'

/** What a tile needs of a goods, by the wire's names. */
export interface GoodsTileGoods {
  id: number
  name: string
  ypgg: string
  sccj: string
  bzdw: string
  goods_image: readonly { list: string }[]
  buy_state: BuyState
  price?: string | undefined
  market_price?: string | undefined
}

interface TileState {
  readonly goods: GoodsTileGoods
  readonly href: string
}

const Context = createContext<TileState | null>(null)

/** The tile's goods; for parts of your own. */
export const useGoodsTile = (part: string) => useRequiredContext(Context, part, 'GoodsTileRoot')

export interface GoodsTileRootProps extends HTMLAttributes<HTMLElement>, TileState {}

/** One goods to look at, not to add: for the strips of the home page. Renders `article`; sets `data-state`. */
export const GoodsTileRoot = forwardRef<HTMLElement, GoodsTileRootProps>(function Root(
  { goods, href, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ goods, href }}>
      <article aria-label={goods.name} {...rest} ref={ref} data-state={goods.buy_state} />
    </Context.Provider>
  )
})

/** The package. It is inside the link of the name, or decoration beside it. */
export const GoodsTilePicture = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function Picture(props, ref) {
    const image = useGoodsTile('GoodsTilePicture').goods.goods_image[0]?.list
    return (
      <span {...props} ref={ref}>
        {image && <img src={image} alt="" width={160} height={160} loading="lazy" decoding="async" />}
      </span>
    )
  },
)

/** The name, linking to the goods' page. */
export const GoodsTileName = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Name(
  { children, ...rest },
  ref,
) {
  const { goods, href } = useGoodsTile('GoodsTileName')
  return (
    <Link href={href} title={goods.name} {...rest} ref={ref}>
      {children ?? goods.name}
    </Link>
  )
})

/** Specification and manufacturer, a line each. */
export const GoodsTileFacts = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Facts(props, ref) {
    const { ypgg, sccj } = useGoodsTile('GoodsTileFacts').goods
    return (
      <p title={`${ypgg} ${sccj}`} {...props} ref={ref}>
        <span>{ypgg}</span> <span>{sccj}</span>
      </p>
    )
  },
)

/** The price, or why there is none: a price gate to fill with its parts. */
export function GoodsTilePrice(props: Partial<PriceGateRootProps>) {
  const { goods } = useGoodsTile('GoodsTilePrice')
  return <PriceGateRoot buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
}
