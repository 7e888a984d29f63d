import type { ReactNode } from 'react'
import { joinClass, withClass } from '../part/withClass'
import { Price } from '../price'
import { PriceGate, type PriceGateProps } from '../price-gate'
import * as css from './PricePanel.css'
import * as Headless from './PricePanel.headless'

export const PricePanelRoot = withClass(Headless.PricePanelRoot, css.root, 'PricePanelRoot')

export const PricePanelOffer = withClass(Headless.PricePanelOffer, css.offer, 'PricePanelOffer')

export function PricePanelPrice(props: Partial<PriceGateProps>) {
  const { goods, number } = Headless.usePricePanel('PricePanelPrice')
  const price = Headless.priceAt(goods, number)
  return <PriceGate buy_state={goods.buy_state} price={price} unit={goods.bzdw} size="xl" {...props} />
}

type MarketProps = Parameters<typeof Headless.PricePanelMarket>[0]

export function PricePanelMarket({ className, ...rest }: MarketProps) {
  const { goods } = Headless.usePricePanel('PricePanelMarket')
  if (goods.market_price === undefined) return null
  return (
    <Headless.PricePanelMarket {...rest} className={joinClass(css.market, className)}>
      <Price value={goods.market_price} size="s" struck />
    </Headless.PricePanelMarket>
  )
}

export function PricePanelLadder({ className, rowClassName, ...rest }: Headless.PricePanelLadderProps) {
  return (
    <Headless.PricePanelLadder
      {...rest}
      className={joinClass(css.ladder, className)}
      rowClassName={joinClass(css.band, rowClassName)}
    />
  )
}

export interface PricePanelProps extends Omit<Headless.PricePanelRootProps, 'children'> {
  /** What is left of the offer, beside its name: time, limit, quantity. */
  offerLeft?: ReactNode
  /** Where the price gate's action leads. */
  actionHref?: PriceGateProps['actionHref']
}

/** What one goods costs at the chosen number: price or why there is none, market price, and the ladder as a table. */
export function PricePanel({ actionHref, offerLeft, ...root }: PricePanelProps) {
  return (
    <PricePanelRoot {...root}>
      <PricePanelOffer>{offerLeft}</PricePanelOffer>
      <div className={css.line}>
        <PricePanelPrice actionHref={actionHref} />
        <PricePanelMarket />
      </div>
      <PricePanelLadder />
    </PricePanelRoot>
  )
}
