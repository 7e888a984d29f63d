'use client'
import { formatAmount, formatPrice, type Money } from '@yaoji/domain'
import {
  type OrderGridProduct,
  type orderGridFields,
  orderGridPrice,
  type OrderGridRow as Row,
} from '@yaoji/hooks'
import type { ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { plain } from '../theme/base.css'
import * as css from './OrderGridTable.css'
import type { OrderGridLabels } from './orderGridLabels'
import type { OrderGridRowProps } from './orderGridRowProps'

interface OrderGridCellProps {
  column: string
  /** What the value is, where the row is a card. */
  title?: string
  /** There is nothing to show: a card leaves it out. */
  empty?: boolean
  children?: ReactNode
}

/** A cell of the grid. Renders `td`; sets `data-column`, `data-title` and `data-empty`. */
export function OrderGridCell({ column, title, empty = false, children }: OrderGridCellProps) {
  return (
    <td
      {...tableRole.cell}
      className={css.cell}
      data-part="cell"
      data-column={column}
      data-title={title}
      data-empty={dataAttr(empty)}
    >
      {children}
    </td>
  )
}

interface ProductCellProps
  extends Pick<
    OrderGridRowProps,
    'row' | 'line' | 'product' | 'products' | 'words' | 'goodsHref' | 'searchHref'
  > {
  choiceProps: ReturnType<typeof orderGridFields>['choice']
}

/** The product of a row, and the others that it can choose. */
export function OrderGridProductCell(props: ProductCellProps) {
  const { row, line, product, products, words, goodsHref, searchHref, choiceProps } = props
  const { status, choices, total } = row
  const others = total - choices.length
  const money = useMoney()
  return (
    <OrderGridCell column="product">
      {product && <Product {...{ product, words, goodsHref }} />}
      {products && (
        <select {...choiceProps} aria-label={words.choiceOf(line)} className={css.choice} data-part="choice">
          <option value="" disabled hidden className={plain}>
            {status === 'none' ? words.nearChoice(choices.length) : words.choice(total)}
          </option>
          {choices.map(id => (
            <option key={id} value={id} className={plain}>
              {choiceText(products.get(id), words, money)}
            </option>
          ))}
        </select>
      )}
      {products && others > 0 && (
        <span className={css.about} data-part="others">
          {words.listed(choices.length, others)}
          {searchHref && (
            <>
              {words.orSearch}
              <Link href={searchHref(row.query.trim())} className={css.link}>
                {words.search(total)}
              </Link>
            </>
          )}
        </span>
      )}
    </OrderGridCell>
  )
}

type ProductProps = Pick<OrderGridRowProps, 'words' | 'goodsHref'> & { product: OrderGridProduct }

function Product({ product: { goods }, words, goodsHref }: ProductProps) {
  const times = useTimes()
  const { name, ypgg, sccj, expiry_date, number, bzdw } = goods
  return (
    <>
      {goodsHref ? (
        // Out of the tab order: Tab goes from text to number.
        <Link href={goodsHref(goods)} className={css.product} tabIndex={-1}>
          {name}
        </Link>
      ) : (
        <span className={css.product}>{name}</span>
      )}
      <span className={css.about}>
        {ypgg} · {sccj}
      </span>
      <span className={css.about}>
        {words.stock(number, bzdw)}
        {expiry_date && ` · ${words.expiry(times.month(expiry_date))}`}
      </span>
    </>
  )
}

function choiceText(product: OrderGridProduct | undefined, words: OrderGridLabels, money: Money): string {
  if (!product) return ''
  const { name, ypgg, sccj, price, bzdw } = product.goods
  const cost = price === undefined ? '' : `${money.text(price)}/${bzdw}`
  const times = product.bought ? words.times(product.bought.times) : ''
  return [name, ypgg, sccj, cost, times].filter(Boolean).join(' ')
}

interface LastCellProps {
  product: OrderGridProduct | undefined
  words: OrderGridLabels
}

/** What the buyer bought of the product before. */
export function OrderGridLastCell({ product, words }: LastCellProps) {
  const times = useTimes()
  const money = useMoney()
  const bought = product?.bought
  return (
    <OrderGridCell column="last" title={words.last} empty={!bought}>
      {bought && (
        <>
          <span className={plain}>
            {bought.last_price === undefined ? '—' : money.text(bought.last_price)}
            {bought.last_near_expiry === 1 && words.nearExpiry}
          </span>
          <span className={css.about}>{times.date(bought.last_at)}</span>
          <span className={css.about}>{words.times(bought.times)}</span>
        </>
      )}
    </OrderGridCell>
  )
}

interface PriceCellsProps extends LastCellProps {
  row: Row
  together: number
  /** The field of the number. */
  children: ReactNode
}

/** Price with the next tier, number, subtotal. */
export function OrderGridPriceCells({ row, product, together, words, children }: PriceCellsProps) {
  const money = useMoney()
  const goods = product?.goods
  const price = goods ? orderGridPrice(row, goods, together) : null
  return (
    <>
      <OrderGridCell column="price" title={words.price} empty={!goods}>
        {goods && (price ? `${money.text(formatPrice(price.unit))}/${goods.bzdw}` : '—')}
        {goods && price?.next_tier && (
          <span className={css.tier} data-part="tier">
            {words.ladder(price.next_tier, goods.bzdw, money)}
          </span>
        )}
      </OrderGridCell>
      <OrderGridCell column="number" title={words.number}>
        {children}
      </OrderGridCell>
      <OrderGridCell column="subtotal">
        {typeof price?.amount === 'number' && money.text(formatAmount(price.amount))}
      </OrderGridCell>
    </>
  )
}
