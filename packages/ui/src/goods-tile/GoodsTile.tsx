'use client'
import type { ReactNode } from 'react'
import { withClass } from '../part/withClass'
import { Price } from '../price'
import { PriceGate, type PriceGateProps } from '../price-gate'
import * as css from './GoodsTile.css'
import * as Headless from './GoodsTile.headless'

export const GoodsTileRoot = withClass(Headless.GoodsTileRoot, css.root, 'GoodsTileRoot')
export const GoodsTilePicture = withClass(Headless.GoodsTilePicture, css.picture, 'GoodsTilePicture')
export const GoodsTileName = withClass(Headless.GoodsTileName, css.name, 'GoodsTileName')
export const GoodsTileFacts = withClass(Headless.GoodsTileFacts, css.facts, 'GoodsTileFacts')

/** The price and, struck, what it was before; or why there is none. */
export function GoodsTilePrice({ actionHref }: Pick<PriceGateProps, 'actionHref'>) {
  const { buy_state, price, market_price, bzdw } = Headless.useGoodsTile('GoodsTilePrice').goods
  return (
    <div className={css.offer}>
      <PriceGate buy_state={buy_state} price={price} unit={bzdw} actionHref={actionHref} />
      {price !== undefined && market_price !== undefined && Number(market_price) > Number(price) && (
        <Price value={market_price} size="s" struck label="原价" />
      )}
    </div>
  )
}

export interface GoodsTileProps extends Headless.GoodsTileRootProps {
  /** Where the price gate's action leads. */
  actionHref?: PriceGateProps['actionHref']
  /** What stands under the price. */
  children?: ReactNode
}

/** One goods of a strip: package, name, spec and maker, price. The whole tile leads to its page. */
export function GoodsTile({ actionHref, children, ...root }: GoodsTileProps) {
  return (
    <GoodsTileRoot {...root}>
      <GoodsTilePicture />
      <GoodsTileName />
      <GoodsTileFacts />
      <GoodsTilePrice actionHref={actionHref} />
      {children}
    </GoodsTileRoot>
  )
}
