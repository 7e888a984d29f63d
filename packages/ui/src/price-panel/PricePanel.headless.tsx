import { type BuyState, canSeePrice, floorPrice, parsePrice } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes, type TableHTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { type LimitedOffer, OFFER_NAMES } from '../part/offerText'
import { tableRole } from '../part/tableRoles'
import { useRequiredContext } from '../part/useRequiredContext'
import { PriceGateRoot, type PriceGateRootProps } from '../price-gate/headless'
import { ladderBands, type PricedGoods } from './ladderBands'

/** What the panel shows of a goods, by the wire's names. */
export interface PricePanelGoods extends PricedGoods {
  buy_state: BuyState
  price?: string | undefined
  market_price?: string | undefined
  /** The second-kill or daily price that the price is; absent where it is neither. */
  offer?: LimitedOffer | undefined
}

interface PanelContext {
  readonly goods: PricePanelGoods
  readonly number: number
}

const Context = createContext<PanelContext | null>(null)

/** The goods and the chosen number; for parts of your own. */
export const usePricePanel = (part: string) => useRequiredContext(Context, part, 'PricePanelRoot')

export interface PricePanelRootProps extends HTMLAttributes<HTMLDivElement> {
  goods: PricePanelGoods
  /** The number chosen now. */
  number: number
}

/** What one goods costs. Renders `div`; sets `data-state` to the `buy_state`. */
export const PricePanelRoot = forwardRef<HTMLDivElement, PricePanelRootProps>(function Root(
  { goods, number, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ goods, number }}>
      <div {...rest} ref={ref} data-state={goods.buy_state} />
    </Context.Provider>
  )
})

/** The price at the chosen number: that of its ladder range, else the goods' own. */
export function priceAt(goods: PricePanelGoods, number: number): string | undefined {
  return ladderBands(goods, number).find(band => band.current)?.price ?? goods.price
}

/** The price, or why there is none: a price gate to fill with its parts. */
export function PricePanelPrice(props: Partial<PriceGateRootProps>) {
  const { goods, number } = usePricePanel('PricePanelPrice')
  return (
    <PriceGateRoot buy_state={goods.buy_state} price={priceAt(goods, number)} unit={goods.bzdw} {...props} />
  )
}

/** The name of the offer that the price belongs to, and as children what is left of it. Renders `p`, or nothing for an ordinary price. */
export const PricePanelOffer = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Offer({ children, ...rest }, ref) {
    const { offer } = usePricePanel('PricePanelOffer').goods
    if (offer === undefined) return null
    return (
      <p {...rest} ref={ref}>
        <strong>{OFFER_NAMES[offer.kind]}</strong> {children}
      </p>
    )
  },
)

/** What the goods usually sells for to patients; nothing where prices may not be seen. Renders `p`. */
export const PricePanelMarket = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Market({ children, ...rest }, ref) {
    const { goods } = usePricePanel('PricePanelMarket')
    if (goods.market_price === undefined || !canSeePrice(goods.buy_state)) return null
    return (
      <p {...rest} ref={ref}>
        市场价 {children ?? <span>¥{floorPrice(parsePrice(goods.market_price))}</span>}
      </p>
    )
  },
)

export interface PricePanelLadderProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Gets each range's row. */
  rowClassName?: string
}

/**
 * The ladder as a small table of ranges and prices, the range of the chosen number marked with `aria-current` and
 * `data-current`. Renders `table`, or nothing without a ladder.
 */
export const PricePanelLadder = forwardRef<HTMLTableElement, PricePanelLadderProps>(function Ladder(
  { rowClassName, ...rest },
  ref,
) {
  const { goods, number } = usePricePanel('PricePanelLadder')
  const bands = canSeePrice(goods.buy_state) ? ladderBands(goods, number) : []
  if (bands.length === 0) return null
  return (
    <table {...tableRole.table} aria-label="阶梯价" {...rest} ref={ref}>
      <thead {...tableRole.group}>
        <tr {...tableRole.row} className={rowClassName}>
          <th {...tableRole.column}>数量（{goods.bzdw}）</th>
          <th {...tableRole.column}>单价</th>
        </tr>
      </thead>
      <tbody {...tableRole.group}>
        {bands.map(({ from, to, price, current }) => (
          <tr
            {...tableRole.row}
            key={from}
            className={rowClassName}
            aria-current={current || undefined}
            data-current={dataAttr(current)}
          >
            <th {...tableRole.rowHead} scope="row">
              {rangeText(from, to)}
            </th>
            <td {...tableRole.cell}>¥{floorPrice(parsePrice(price))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function rangeText(from: number, to: number | null): string {
  if (to === null) return `${from} 及以上`
  return from === to ? String(from) : `${from}–${to}`
}
