'use client'
import { snapQuantity } from '@yaoji/domain'
import { useAddToCart } from '@yaoji/hooks'
import { type ReactNode, useState } from 'react'
import { AddToCartButton, AddToCartPrice, AddToCartScope, AddToCartStepper, InCartMark } from '../add-to-cart'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { PriceChange } from '../part/PriceChange'
import { tableRole } from '../part/tableRoles'
import type { PriceGateProps } from '../price-gate'
import * as css from './RestockTable.css'
import type { RestockTableItem } from './RestockTableGoods'
import type { restockTableLabels } from './restockTableLabels'

type Words = typeof restockTableLabels

export interface RestockTableRowProps {
  item: RestockTableItem
  href: string
  onAdd: (number: number) => void
  busy: boolean | undefined
  added: number | undefined
  inCart: number
  cartHref: string | undefined
  onInCartChange: ((number: number) => void) | undefined
  actionHref: PriceGateProps['actionHref']
  soldOut: ReactNode
  words: Words
}

/** One regular product. Renders `tr`; sets `data-state`, `data-buy-state`, `data-busy`. */
export function RestockTableRow(props: RestockTableRowProps) {
  const { item, href, onAdd, busy, added, inCart, cartHref, onInCartChange, ...more } = props
  const { actionHref, soldOut, words } = more
  const { goods } = item
  const times = useTimes()
  const [quantity, onQuantityChange] = useState(() =>
    snapQuantity({ ...goods, stock: goods.number, unit: goods.bzdw }, item.usual_number),
  )
  const order = useAddToCart({ goods, onAdd, busy, quantity, onQuantityChange })
  return (
    <AddToCartScope goods={goods} order={order} labels={words} soldOut={soldOut} added={added}>
      <tr
        {...tableRole.row}
        className={css.row}
        data-part="row"
        data-state={item.state}
        data-buy-state={goods.buy_state}
        data-busy={dataAttr(busy)}
      >
        <td {...tableRole.cell} className={css.goodsCell} data-part="goods-cell">
          <Link href={href} title={goods.name} className={css.name} data-part="name">
            {goods.name}
          </Link>
          <span title={`${goods.ypgg} · ${goods.sccj}`} className={css.about} data-part="about">
            {goods.ypgg} · {goods.sccj}
          </span>
        </td>
        <td {...tableRole.cell} className={css.intervalCell} data-part="interval-cell">
          {words.state(item) && (
            <span className={css.state} data-part="state">
              {words.state(item)}
            </span>
          )}
          <span className={css.interval} data-part="interval">
            {words.interval(item)}
          </span>
        </td>
        <td {...tableRole.cell} className={css.expiryCell} data-part="expiry-cell">
          {goods.expiry_date ? times.month(goods.expiry_date) : '—'}
        </td>
        <td {...tableRole.cell} className={css.stockCell} data-part="stock-cell">
          {goods.number > 0 ? goods.number : words.noStock}
        </td>
        <LastCell {...{ item, words }} />
        <td {...tableRole.cell} className={css.priceCell} data-part="price-cell">
          <AddToCartPrice actionHref={actionHref} className={css.price} />
          <PriceChange {...item} price={goods.price} words={words} />
        </td>
        <td {...tableRole.cell} className={css.cartCell} data-part="cart-cell">
          {cartHref !== undefined && (
            <InCartMark number={inCart} href={cartHref} onNumberChange={onInCartChange} />
          )}
        </td>
        <td {...tableRole.cell} className={css.numberCell} data-part="number-cell">
          <AddToCartStepper className={css.stepper} />
        </td>
        <td {...tableRole.cell} className={css.addCell} data-part="add-cell">
          <AddToCartButton variant="secondary" className={css.add} />
        </td>
      </tr>
    </AddToCartScope>
  )
}

interface CellProps {
  item: RestockTableItem
  words: Words
}

/** Number and unit price of the last purchase, its day as a tooltip. */
function LastCell({ item, words }: CellProps) {
  const money = useMoney()
  const times = useTimes()
  const price = item.last_price === undefined ? undefined : money.text(item.last_price)
  return (
    <td
      {...tableRole.cell}
      title={times.date(item.last_at)}
      className={css.lastCell}
      data-part="last-cell"
      data-title={words.columns.last}
    >
      {words.last(item.last_number, price)}
      {item.last_near_expiry === 1 && ` ${words.nearExpiry}`}
    </td>
  )
}
