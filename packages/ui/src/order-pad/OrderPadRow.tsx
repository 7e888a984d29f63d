'use client'
import { canAddToCart } from '@yaoji/domain'
import { type OrderPadMessage, orderPadField, type OrderPad as Pad, useAddToCart } from '@yaoji/hooks'
import { type ReactNode, useId } from 'react'
import { AddToCartButton, AddToCartPrice, AddToCartScope, InCartMark } from '../add-to-cart'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { PriceChange } from '../part/PriceChange'
import { tableRole } from '../part/tableRoles'
import type { PriceGateProps } from '../price-gate'
import { restockTableLabels } from '../restock-table'
import * as css from './OrderPad.css'
import type { OrderPadItem } from './OrderPadItem'
import type { orderPadLabels } from './orderPadLabels'

type Words = typeof orderPadLabels
type Row = NonNullable<Pad<OrderPadItem>['rows']>[number]

export interface OrderPadRowProps {
  row: Row
  pad: Pad<OrderPadItem>
  href: string
  inCart: number
  cartHref: string
  onInCartChange: ((number: number) => void) | undefined
  actionHref: PriceGateProps['actionHref']
  soldOut: ReactNode
  words: Words
}

/** One product. Renders `tr`; sets `data-outcome`, `data-buy-state`. */
export function OrderPadRow(props: OrderPadRowProps) {
  const { row, pad, href, inCart, cartHref, onInCartChange, actionHref, soldOut, words } = props
  const { goods } = row.item
  const order = useAddToCart({ goods })
  const messageId = useId()
  const message = messageOf(row, words)
  const isOpen = canAddToCart(goods.buy_state)
  return (
    <AddToCartScope goods={goods} order={order} labels={words} soldOut={soldOut}>
      <tr
        {...tableRole.row}
        className={css.row}
        data-part="row"
        data-outcome={row.outcome ?? undefined}
        data-buy-state={goods.buy_state}
      >
        <td {...tableRole.cell} className={css.goodsCell} data-part="goods-cell">
          <Link href={href} title={goods.name} className={css.name} data-part="name">
            {goods.name}
          </Link>
          <span title={`${goods.ypgg} · ${goods.sccj}`} className={css.about} data-part="about">
            {goods.ypgg} · {goods.sccj}
          </span>
        </td>
        <LastCell item={row.item} words={words} />
        <td {...tableRole.cell} className={css.priceCell} data-part="price-cell">
          <AddToCartPrice actionHref={actionHref} className={css.price} />
          {row.item.bought && <PriceChange {...row.item.bought} price={goods.price} words={words} />}
        </td>
        <td {...tableRole.cell} className={css.cartCell} data-part="cart-cell">
          <InCartMark number={inCart} href={cartHref} onNumberChange={onInCartChange} />
        </td>
        <td {...tableRole.cell} className={css.numberCell} data-part="number-cell">
          <input
            {...orderPadField(pad, row)}
            aria-label={words.quantity(goods.name)}
            aria-describedby={message ? messageId : undefined}
            disabled={!isOpen}
            className={css.number}
            data-part="number"
          />
        </td>
        <td {...tableRole.cell} className={css.addCell} data-part="add-cell">
          {isOpen ? (
            <Button
              size="s"
              fullWidth
              busy={pad.busy}
              disabled={row.packs === 0}
              aria-label={words.addRowOf(goods.name, row.packs, goods.bzdw)}
              onClick={() => pad.addRow(row)}
            >
              {words.addRow}
            </Button>
          ) : (
            <AddToCartButton variant="secondary" className={css.closed} />
          )}
        </td>
        {message && (
          <td {...tableRole.cell} className={css.messageCell} data-part="message-cell" id={messageId}>
            {message}
          </td>
        )}
      </tr>
    </AddToCartScope>
  )
}

/** Number and unit price of the last purchase, its day as a tooltip; of a regular product whether it is due. */
function LastCell({ item: { goods, bought, days }, words }: { item: OrderPadItem; words: Words }) {
  const money = useMoney()
  const times = useTimes()
  const restock = useLabels('restockTable', restockTableLabels, undefined)
  const price = bought?.last_price === undefined ? undefined : money.text(bought.last_price)
  const state = days && restock.state(days)
  return (
    <td
      {...tableRole.cell}
      title={bought ? times.date(bought.last_at) : undefined}
      className={css.lastCell}
      data-part="last-cell"
    >
      <span className={css.last} data-part="last">
        {bought ? words.last(bought.last_number, goods.bzdw, price) : words.never}
        {bought?.last_near_expiry === 1 && ` ${words.nearExpiry}`}
      </span>
      {days && (
        <span className={css.days} data-part="days" data-due={dataAttr(days.state === 'due')}>
          {state || restock.interval(days)}
        </span>
      )}
    </td>
  )
}

function messageOf({ item: { goods }, messages, outcome, in_cart }: Row, words: Words): string {
  const texts = messages.map(message => textOf(message, words))
  if (outcome === 'refused' && texts.length === 0) texts.push(words.buyState(goods.buy_state))
  if (outcome === 'refused') texts.unshift(words.refused)
  if (outcome === 'added') texts.unshift(words.addedTo(in_cart ?? 0, goods.bzdw))
  if (outcome === 'adjusted') texts.unshift(words.adjustedTo(in_cart ?? 0, goods.bzdw))
  return texts.join(words.between)
}

function textOf(message: OrderPadMessage, words: Words): string {
  switch (message.kind) {
    case 'number':
      return words.numberFault(message.fault)
    case 'unit':
      return words.otherUnit(message.other, message.unit)
    case 'adjusted':
      return words.adjusted(message.adjusted)
    case 'service':
      return message.text
  }
}
