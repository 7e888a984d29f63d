'use client'
import { formatAmount, formatPrice } from '@yaoji/domain'
import { type OrderGridProduct, type OrderGridRow, type orderGridFields, orderGridPrice } from '@yaoji/hooks'
import type { ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { Icon } from '../icon'
import { Link } from '../link'
import { PriceChange } from '../part/PriceChange'
import { tableRole } from '../part/tableRoles'
import { plain } from '../theme/base.css'
import * as css from './OrderGridRow.css'
import { cell } from './OrderGridTable.css'
import type { OrderGridLabels } from './orderGridLabels'
import type { OrderGridRowProps } from './orderGridRowProps'

interface OrderGridCellProps {
  column: string
  /** Numbers end below each other. */
  align?: 'end'
  /** The whole text, where the cell shows a part of it. */
  title?: string | undefined
  /** The head of the column, before the value where a row is on a phone. */
  head?: string
  children?: ReactNode
}

/** A cell of the grid. Renders `td`; sets `data-column`, `data-align` and `data-head`. */
export function OrderGridCell({ column, align, title, head, children }: OrderGridCellProps) {
  return (
    <td
      {...tableRole.cell}
      className={cell}
      title={title}
      data-part="cell"
      data-column={column}
      data-align={align}
      data-head={head}
    >
      {children}
    </td>
  )
}

interface ProductCellProps
  extends Pick<OrderGridRowProps, 'row' | 'line' | 'product' | 'chooses' | 'words' | 'goodsHref'> {
  choiceProps: ReturnType<typeof orderGridFields>['choice']
}

/** The product of a row, else the line that names none, and the button that opens the others. */
export function OrderGridProductCell(props: ProductCellProps) {
  const { row, line, product, chooses, words, goodsHref, choiceProps } = props
  const offer = row.status === 'none' ? words.nearChoice(row.choices.length) : words.choice(row.total)
  return (
    <OrderGridCell column="product">
      <span className={css.productLine} data-part="product">
        {product && <Product {...{ product, words, goodsHref }} />}
        {row.goods_id === null && <Original row={row} />}
        {chooses && (
          <button
            {...choiceProps}
            aria-label={`${offer} ${words.choiceOf(line)}`}
            className={css.choice}
            data-part="choice"
          >
            {/* Beside a certain product its name and pack have the room. */}
            {row.own?.state !== 'used' && offer}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
      </span>
    </OrderGridCell>
  )
}

/** The line as it was typed or pasted, which its field cuts. While the buyer types it is only there. */
function Original({ row: { status, query, own_code } }: { row: OrderGridRow }) {
  const text = [own_code, query].filter(part => part.trim() !== '').join(' ')
  if (status === 'typed' || text === '') return null
  return (
    // Screen readers have the field.
    <span className={css.original} data-part="original" title={text} aria-hidden="true">
      {text}
    </span>
  )
}

type ProductProps = Pick<OrderGridRowProps, 'words' | 'goodsHref'> & { product: OrderGridProduct }

function Product({ product: { goods }, goodsHref }: ProductProps) {
  const { name, ypgg, sccj } = goods
  const about = `${ypgg} · ${sccj}`
  return (
    <span className={css.product} data-part="goods" title={`${name} ${about}`}>
      {goodsHref ? (
        // Out of the tab order: Tab goes from text to number.
        <Link href={goodsHref(goods)} className={css.name} tabIndex={-1}>
          {name}
        </Link>
      ) : (
        <span className={css.name}>{name}</span>
      )}{' '}
      <span className={css.about} data-part="about">
        {about}
      </span>
    </span>
  )
}

interface FactCellsProps {
  product: OrderGridProduct | undefined
  words: OrderGridLabels
}

/** Expiry, stock, and what the buyer bought of the product before. */
export function OrderGridFactCells({ product, words }: FactCellsProps) {
  const times = useTimes()
  const money = useMoney()
  const { goods, bought } = product ?? {}
  return (
    <>
      <OrderGridCell column="expiry" head={words.expiryHead}>
        {goods?.expiry_date && times.month(goods.expiry_date)}
      </OrderGridCell>
      <OrderGridCell
        column="stock"
        align="end"
        head={words.stockHead}
        title={goods && words.stock(goods.number, goods.bzdw)}
      >
        {goods?.number}
      </OrderGridCell>
      <OrderGridCell
        column="last"
        align="end"
        title={bought ? words.lastBought(times.date(bought.last_at), bought.times) : undefined}
      >
        {bought &&
          `${bought.last_number} · ${bought.last_price === undefined ? '—' : money.text(bought.last_price)}`}
        {bought?.last_near_expiry === 1 && words.nearExpiry}
      </OrderGridCell>
    </>
  )
}

interface PriceCellsProps extends FactCellsProps, Pick<OrderGridRowProps, 'row' | 'together'> {
  /** The field of the number. */
  children: ReactNode
}

/** Price with the next tier and how it differs from the last one, number, subtotal. */
export function OrderGridPriceCells({ row, product, together, words, children }: PriceCellsProps) {
  const money = useMoney()
  const goods = product?.goods
  const price = goods ? orderGridPrice(row, goods, together) : null
  const tier = price?.next_tier
  const shown = goods && (price ? `${money.text(formatPrice(price.unit))}/${goods.bzdw}` : '—')
  return (
    <>
      <OrderGridCell column="price" align="end" title={shown}>
        {shown && (
          <span className={css.price} data-part="price">
            <span className={plain}>
              {shown}
              {product?.bought && (
                <PriceChange {...product.bought} price={goods?.price} words={words} className={css.change} />
              )}
            </span>
            {tier && (
              <span className={css.tier} data-part="tier" title={words.ladder(tier, goods.bzdw, money)}>
                {words.tier(tier, money)}
              </span>
            )}
          </span>
        )}
      </OrderGridCell>
      <OrderGridCell column="number" align="end">
        {children}
      </OrderGridCell>
      <OrderGridCell column="subtotal" align="end">
        {typeof price?.amount === 'number' && money.text(formatAmount(price.amount))}
      </OrderGridCell>
    </>
  )
}
