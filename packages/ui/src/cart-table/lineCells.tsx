'use client'
import { canSelect, isEphedrine, LINE_SECOND_KILL } from '@yaoji/domain'
import type { Ref, TdHTMLAttributes } from 'react'
import { checkboxElement } from '../checkbox/checkboxElement'
import { GoodsTag } from '../goods-tag'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import { CartTableHints } from './CartTableHints'
import * as css from './CartTableRow.css'
import { isForSale } from './cartLineHints'
import type { CartTableLine } from './cartTableTypes'
import { hintList } from './hintList'
import { LineQuantity } from './LineQuantity'
import type { LineCell } from './useCellContext'

/*
 * The cells of a line as plain functions of its state: the row of the ready table calls them and is one component. A
 * component for each cell of each row would make scrolling slow.
 */

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { ref?: Ref<HTMLTableCellElement> }

/** A combination has a name of its own, every other line that of its product. VA-09. */
const nameOf = (line: CartTableLine) => line.combination?.name ?? line.goods.name

/** The six cells of the ready table. */
export function lineCells(cell: LineCell) {
  return (
    <>
      {checkCell(cell)}
      {goodsCell(cell)}
      {priceCell(cell)}
      {numberCell(cell)}
      {subtotalCell(cell)}
      {deleteCell(cell)}
    </>
  )
}

export function checkCell({ table, state: { line } }: LineCell, { className, ...rest }: CellProps = {}) {
  const { onSelect, words } = table
  return (
    <td {...tableRole.cell} {...rest} className={joinClass(css.checkCell, className)}>
      {checkboxElement({
        'aria-label': words.select(nameOf(line)),
        className: css.check,
        'data-part': 'check',
        checked: line.is_selected === 1,
        disabled: !canSelect({ is_buy: line.goods.is_buy, stock: line.goods.number }),
        onCheckedChange: checked => onSelect([line.id], checked ? 1 : 0),
      })}
    </td>
  )
}

export function goodsCell(cell: LineCell, { className, children, ...rest }: CellProps = {}) {
  const { table, state } = cell
  const { line } = state
  const { goods, type } = line
  const name = nameOf(line)
  const image = goods.goods_image[0]?.list
  const about = [goods.ypgg, goods.sccj].filter(Boolean).join(' · ')
  return (
    <td {...tableRole.cell} {...rest} className={joinClass(css.goodsCell, className)}>
      <Link href={table.goodsHref(line)} title={name} className={css.link} data-part="link">
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
        {name}
      </Link>
      <p className={css.detail} data-part="detail">
        <span title={about} className={css.about} data-part="about">
          {about}
        </span>
        {packFacts(cell)}
      </p>
      {combinationParts(cell)}
      {gift(cell)}
      {line.goods_manjian_id === null ? hintList(cell, '') : <CartTableHints />}
      {children}
    </td>
  )
}

/** What decides how a product is stored and packed, at the end of the line of its specification. */
function packFacts({ table: { words }, times, state: { line } }: LineCell) {
  if (line.combination) return null
  const { storage, special_flag, expiry_date, near_expiry, mid_pack = 0, bzdw } = line.goods
  const stored = storage === 'cold' || storage === 'frozen' ? words.storage[storage] : ''
  const marks = [stored, isEphedrine(special_flag) ? words.ephedrineMark : ''].filter(Boolean)
  return (
    <>
      {marks.map(mark => (
        <span key={mark} className={css.mark} data-part="mark">
          {mark}
        </span>
      ))}
      <span className={css.expiry} data-part="expiry" data-near={dataAttr(near_expiry === 1)}>
        {expiry_date && words[near_expiry === 1 ? 'nearExpiry' : 'expiry'](times.month(expiry_date))}
      </span>
      <span className={css.midPack} data-part="mid-pack">
        {mid_pack > 1 && words.midPack(mid_pack, bzdw)}
      </span>
    </>
  )
}

function combinationParts({ table: { words }, state: { line } }: LineCell) {
  if (!line.combination) return null
  return (
    <ul aria-label={words.combination} className={css.parts} data-part="combination">
      {line.combination.list.map(part => (
        <li key={part.goods_id} className={plain} data-part="combination-part">
          {words.combinationPart(part)}
        </li>
      ))}
    </ul>
  )
}

/** What comes free with the line, with the tag that it has in the order. */
function gift({ table: { words }, state: { line } }: LineCell) {
  if (!line.gift_data) return null
  return (
    <p className={css.gift} data-part="gift">
      <GoodsTag name="赠" className={css.tag} />
      {words.gift(line.gift_data.name, line.gift_data.total)}
    </p>
  )
}

export function priceCell(cell: LineCell, { className, ...rest }: CellProps = {}) {
  const { table, money, state } = cell
  const { price, raw_price, goods } = state.line
  const now = price && money.text(price)
  const before = raw_price && (raw_price === price ? now : money.text(raw_price))
  return (
    <td {...tableRole.cell} {...rest} className={joinClass(css.priceCell, className)}>
      {now ? (
        <span className={css.price} data-part="price">
          {now}
          <span className={css.unit} data-part="unit">
            {table.words.unit(goods.bzdw)}
          </span>
        </span>
      ) : (
        hiddenPrice(cell)
      )}
      {now && before && before !== now && (
        <s className={css.listPrice} data-part="list-price">
          <VisuallyHidden>{table.words.listPrice}</VisuallyHidden>
          {before}
        </s>
      )}
    </td>
  )
}

export function numberCell({ table, state: { line } }: LineCell, { className, ...rest }: CellProps = {}) {
  const { id, goods, number } = line
  return (
    <td {...tableRole.cell} {...rest} className={joinClass(css.numberCell, className)}>
      <LineQuantity
        table={table}
        id={id}
        name={nameOf(line)}
        goods={goods}
        number={number}
        disabled={!isForSale(line)}
      />
    </td>
  )
}

export function subtotalCell(cell: LineCell, { className, ...rest }: CellProps = {}) {
  const { table, money, state } = cell
  const { subtotal } = state.line
  return (
    <td
      {...tableRole.cell}
      data-label={table.words.subtotal}
      {...rest}
      className={joinClass(css.subtotalCell, className)}
    >
      {subtotal === undefined ? (
        hiddenPrice(cell)
      ) : (
        <span className={css.subtotal} data-part="subtotal">
          {money.text(subtotal)}
        </span>
      )}
    </td>
  )
}

function hiddenPrice({ table: { words } }: LineCell) {
  return (
    <span title={words.hiddenPrice} className={plain} data-part="hidden-price">
      —
    </span>
  )
}

export function deleteCell({ table, state: { line } }: LineCell, { className, ...rest }: CellProps = {}) {
  const { onDelete, words } = table
  return (
    <td {...tableRole.cell} {...rest} className={joinClass(css.deleteCell, className)}>
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
}
