'use client'
import { canSelect, LINE_SECOND_KILL } from '@yaoji/domain'
import { forwardRef, type TdHTMLAttributes } from 'react'
import { CheckboxInput } from '../checkbox'
import { useMoney } from '../formats/useMoney'
import { GoodsTag } from '../goods-tag'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import {
  QuantityStepperDecrease,
  QuantityStepperIncrease,
  QuantityStepperInput,
  QuantityStepperMessage,
  QuantityStepperRoot,
} from '../quantity-stepper'
import { plain } from '../theme/base.css'
import { useCartTable, useCartTableLine } from './CartTableContext'
import { CartTableFacts } from './CartTableFacts'
import { CartTableHints } from './CartTableHints'
import * as css from './CartTableRow.css'
import { isForSale } from './cartLineHints'
import type { CartTableLine } from './cartTableTypes'

type CellProps = TdHTMLAttributes<HTMLTableCellElement>

/** A combination has a name of its own, every other line that of its product. VA-09. */
const nameOf = (line: CartTableLine) => line.combination?.name ?? line.goods.name

/** A cell of your own. Renders `td`. */
export const CartTableCell = forwardRef<HTMLTableCellElement, CellProps>(function CartTableCell(
  { className, ...rest },
  ref,
) {
  return <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.cell, className)} />
})

/** The box that selects the line; a line that cannot be bought cannot be selected (ST-02). Renders `td`. */
export const CartTableCheckCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableCheckCell({ className, ...rest }, ref) {
    const { onSelect, words } = useCartTable('CartTableCheckCell')
    const { line } = useCartTableLine('CartTableCheckCell')
    return (
      <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.checkCell, className)}>
        <CheckboxInput
          aria-label={words.select(nameOf(line))}
          className={css.check}
          data-part="check"
          checked={line.is_selected === 1}
          disabled={!canSelect({ is_buy: line.goods.is_buy, stock: line.goods.number })}
          onCheckedChange={checked => onSelect([line.id], checked ? 1 : 0)}
        />
      </td>
    )
  },
)

/**
 * Picture and name as one link, specification with manufacturer, expiry, middle package and marks, what a combination holds, the gift, the hints, then
 * the children. Renders `td`.
 */
export const CartTableGoodsCell = forwardRef<HTMLTableCellElement, CellProps>(function CartTableGoodsCell(
  { className, children, ...rest },
  ref,
) {
  const { goodsHref } = useCartTable('CartTableGoodsCell')
  const { line } = useCartTableLine('CartTableGoodsCell')
  const { goods, type } = line
  const image = goods.goods_image[0]?.list
  const about = [goods.ypgg, goods.sccj].filter(Boolean).join(' · ')
  return (
    <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.goodsCell, className)}>
      <Link href={goodsHref(line)} title={nameOf(line)} className={css.link} data-part="link">
        {image && (
          <img
            src={image}
            alt=""
            width={40}
            height={40}
            decoding="async"
            className={css.picture}
            data-part="picture"
          />
        )}
        {type === LINE_SECOND_KILL && <GoodsTag name="秒" className={css.tag} />}
        {nameOf(line)}
      </Link>
      <p className={css.detail} data-part="detail">
        <span title={about} className={css.about} data-part="about">
          {about}
        </span>
        <CartTableFacts />
      </p>
      <CombinationParts line={line} />
      <Gift line={line} />
      <CartTableHints />
      {children}
    </td>
  )
})

function CombinationParts({ line: { combination } }: { line: CartTableLine }) {
  const { words } = useCartTable('CartTableGoodsCell')
  if (!combination) return null
  return (
    <ul aria-label={words.combination} className={css.parts} data-part="combination">
      {combination.list.map(part => (
        <li key={part.goods_id} className={plain} data-part="combination-part">
          {words.combinationPart(part)}
        </li>
      ))}
    </ul>
  )
}

/** What comes free with the line, with the tag that it has in the order. */
function Gift({ line: { gift_data } }: { line: CartTableLine }) {
  const { words } = useCartTable('CartTableGoodsCell')
  if (!gift_data) return null
  return (
    <p className={css.gift} data-part="gift">
      <GoodsTag name="赠" className={css.tag} />
      {words.gift(gift_data.name, gift_data.total)}
    </p>
  )
}

/** The unit price, and struck beside it the one without an offer; a dash where it may not be seen. Renders `td`. */
export const CartTablePriceCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTablePriceCell({ className, ...rest }, ref) {
    const { words } = useCartTable('CartTablePriceCell')
    const money = useMoney()
    const { price, raw_price, goods } = useCartTableLine('CartTablePriceCell').line
    const now = price && money.text(price)
    const before = raw_price && money.text(raw_price)
    return (
      <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.priceCell, className)}>
        {now ? (
          <span className={css.price} data-part="price">
            {now}
            <span className={css.unit} data-part="unit">
              {words.unit(goods.bzdw)}
            </span>
          </span>
        ) : (
          <HiddenPrice />
        )}
        {now && before && before !== now && (
          <s className={css.listPrice} data-part="list-price">
            <VisuallyHidden>{words.listPrice}</VisuallyHidden>
            {before}
          </s>
        )}
      </td>
    )
  },
)

/** The number of packs. Renders `td`. */
export const CartTableNumberCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableNumberCell({ className, ...rest }, ref) {
    const { onNumber, words } = useCartTable('CartTableNumberCell')
    const { line } = useCartTableLine('CartTableNumberCell')
    const { goods } = line
    return (
      <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.numberCell, className)}>
        <QuantityStepperRoot
          label={words.quantity(nameOf(line))}
          rule={{ ...goods, stock: goods.number, unit: goods.bzdw }}
          disabled={!isForSale(line)}
          className={css.stepper}
          value={line.number}
          onQuantityChange={number => onNumber(line.id, number)}
        >
          <QuantityStepperDecrease />
          <QuantityStepperInput className={css.inView} />
          <QuantityStepperIncrease />
          <QuantityStepperMessage className={css.message} />
        </QuantityStepperRoot>
      </td>
    )
  },
)

/** What the line costs; a dash where prices may not be seen. Renders `td`; sets `data-label` to its column's head. */
export const CartTableSubtotalCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableSubtotalCell({ className, ...rest }, ref) {
    const { words } = useCartTable('CartTableSubtotalCell')
    const money = useMoney()
    const { subtotal } = useCartTableLine('CartTableSubtotalCell').line
    return (
      <td
        {...tableRole.cell}
        data-label={words.subtotal}
        {...rest}
        ref={ref}
        className={joinClass(css.subtotalCell, className)}
      >
        {subtotal === undefined ? (
          <HiddenPrice />
        ) : (
          <span className={css.subtotal} data-part="subtotal">
            {money.text(subtotal)}
          </span>
        )}
      </td>
    )
  },
)

function HiddenPrice() {
  const { words } = useCartTable('CartTableBody')
  return (
    <span title={words.hiddenPrice} className={plain} data-part="hidden-price">
      —
    </span>
  )
}

/** The button that asks for the line's deletion. Renders `td`. */
export const CartTableDeleteCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableDeleteCell({ className, ...rest }, ref) {
    const { onDelete, words } = useCartTable('CartTableDeleteCell')
    const { line } = useCartTableLine('CartTableDeleteCell')
    return (
      <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.deleteCell, className)}>
        <button
          type="button"
          aria-label={words.deleteLine(nameOf(line))}
          className={css.remove}
          data-part="delete"
          onClick={() => onDelete([line.id])}
        >
          {words.delete}
        </button>
      </td>
    )
  },
)
