'use client'
import { type BuyState, canSeePrice } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { type LimitedOffer, OFFER_NAMES } from '../part/offerText'
import { tableRole } from '../part/tableRoles'
import { Price } from '../price'
import { PriceGate, type PriceGateProps } from '../price-gate'
import { type LadderBand, ladderBands, type PricedGoods } from './ladderBands'
import * as css from './PricePanel.css'

export const pricePanelLabels = {
  offer: (kind: LimitedOffer['kind']): string => OFFER_NAMES[kind],
  marketPrice: '市场价',
  /** Name of the ladder, for screen readers. */
  ladder: '阶梯价',
  numberColumn: (unit: string) => `数量（${unit}）`,
  priceColumn: '单价',
  /** A range of numbers; `to` is null where it has no end. */
  range: (from: number, to: number | null) => {
    if (to === null) return `${from} 及以上`
    return from === to ? String(from) : `${from}–${to}`
  },
}

type Words = typeof pricePanelLabels

/** What the panel shows of a product, by the wire's names. */
export interface PricePanelGoods extends PricedGoods {
  buy_state: BuyState
  /** Decimal string in yuan; absent where the buyer may not see it. */
  price?: string | undefined
  /** What patients usually pay. */
  market_price?: string | undefined
  /** The second-kill or daily deal that the price belongs to; absent where it belongs to none. */
  offer?: LimitedOffer | undefined
}

export interface PricePanelProps extends HTMLAttributes<HTMLDivElement> {
  goods: PricePanelGoods
  /** The number that is chosen now. */
  number: number
  /** What is left of the deal, beside its name: time, limit, quantity. */
  offerLeft?: ReactNode
  /** At the end of the line of the price: a button for favourites. */
  aside?: ReactNode
  /** Where the action of a price that may not be seen leads. */
  actionHref?: PriceGateProps['actionHref']
  /** Words in place of those of {@link pricePanelLabels}. */
  labels?: Partial<Words>
}

/**
 * What one product costs at the chosen number: price or why there is none, market price, and the ladder as a table
 * that marks the range of the number with `aria-current` and `data-current`. Renders `div`; sets `data-state` to the
 * `buy_state`.
 */
export const PricePanel = forwardRef<HTMLDivElement, PricePanelProps>(function PricePanel(
  { goods, number, offerLeft, aside, actionHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('pricePanel', pricePanelLabels, labels)
  const visible = canSeePrice(goods.buy_state)
  const bands = ladderBands(goods, number)
  const price = bands.find(band => band.current)?.price ?? goods.price
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-state={goods.buy_state}>
      {goods.offer && (
        <p className={css.offer} data-part="offer">
          <strong className={css.offerName} data-part="offer-name">
            {words.offer(goods.offer.kind)}
          </strong>{' '}
          {offerLeft}
        </p>
      )}
      <div className={css.line} data-part="line">
        <PriceGate
          buy_state={goods.buy_state}
          price={price}
          unit={goods.bzdw}
          size="xl"
          actionHref={actionHref}
        />
        {visible && goods.market_price !== undefined && (
          <p className={css.market} data-part="market">
            {words.marketPrice} <Price value={goods.market_price} size="s" struck />
          </p>
        )}
        {aside && (
          <div className={css.aside} data-part="aside">
            {aside}
          </div>
        )}
      </div>
      {visible && bands.length > 0 && <Ladder bands={bands} unit={goods.bzdw} words={words} />}
    </div>
  )
})

/** A column for each range, so that prices compare at a glance. */
function Ladder({ bands, unit, words }: { bands: readonly LadderBand[]; unit: string; words: Words }) {
  const money = useMoney()
  return (
    <table {...tableRole.table} aria-label={words.ladder} className={css.ladder} data-part="ladder">
      <thead {...tableRole.group} className={css.ladderHead}>
        <tr {...tableRole.row} className={css.band} data-part="band">
          <th {...tableRole.column} className={css.cell}>
            {words.numberColumn(unit)}
          </th>
          <th {...tableRole.column} className={css.cell}>
            {words.priceColumn}
          </th>
        </tr>
      </thead>
      <tbody {...tableRole.group} className={css.ladderBody}>
        {bands.map(({ from, to, price, current }) => (
          <tr
            {...tableRole.row}
            key={from}
            aria-current={current || undefined}
            className={css.band}
            data-part="band"
            data-current={dataAttr(current)}
          >
            <th {...tableRole.rowHead} scope="row" className={css.rangeCell}>
              {words.range(from, to)}
            </th>
            <td {...tableRole.cell} className={css.priceCell}>
              {money.text(price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
