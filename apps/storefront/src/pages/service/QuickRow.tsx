import { amountText, moneyText, priceText } from '@yaoji/domain'
import { selectOnFocus } from '@yaoji/hooks'
import { Icon } from '@yaoji/ui/icon'
import { Link } from '@yaoji/ui/link'
import { type Dispatch, memo, type ReactNode } from 'react'
import { textLink } from '../../core/page/link.css'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { href } from '../../routes'
import { cellAttributes } from './gridKeys'
import { gridRole } from './gridRoles'
import { type GridProduct, type GridRow, noteOfRow, priceOfRow } from './gridRow'
import type { GridAction } from './gridState'
import * as css from './QuickGrid.css'

export interface QuickRowProps {
  row: GridRow
  /** The number of the row, from 1. */
  line: number
  product: GridProduct | undefined
  /** That other rows have its product too; empty when none has. */
  same: string
  /** Packs of its product in all rows. */
  together: number
  /** Every product that the row can choose; undefined when there is nothing to choose. */
  products: ReadonlyMap<number, GridProduct> | undefined
  dispatch: Dispatch<GridAction>
  /** Attributes of the cell with the text, while a list is below it. */
  combobox: { 'aria-controls': string; 'aria-activedescendant': string | undefined } | undefined
  /** The list below the cell. */
  list: ReactNode
}

/** A row of the grid: what was typed, its product, the number, and what the row says of itself. */
export const QuickRow = memo(function QuickRow(props: QuickRowProps) {
  const { row, line, product, same, together, products, dispatch, combobox, list } = props
  const { key, query, number, goods_id } = row
  const note = noteOfRow(row, product)
  const name = `第 ${line} 行`
  return (
    <tr {...gridRole.row} className={css.row} data-tone={note.tone} aria-rowindex={line + 1}>
      <td {...gridRole.cell} className={css.cell} data-column="line">
        {line}
      </td>
      <td {...gridRole.cell} className={css.cell} data-column="query">
        <input
          {...cellAttributes(key, 'query')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox !== undefined}
          aria-controls={combobox?.['aria-controls']}
          aria-activedescendant={combobox?.['aria-activedescendant']}
          aria-label={`${name} 商品`}
          className={css.input}
          value={query}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          placeholder="编码、条码、名称、拼音"
          onChange={event => dispatch({ type: 'type', key, query: event.target.value })}
        />
        {list}
      </td>
      <td {...gridRole.cell} className={css.cell} data-column="product">
        {product && <ProductText product={product} />}
        {products && (
          <select
            aria-label={`${name} 选择商品`}
            className={css.choice}
            data-choice={key}
            // The buyer opens it.
            onPointerDown={() => dispatch({ type: 'look', key })}
            value={goods_id ?? ''}
            onChange={event => dispatch({ type: 'choose', key, goods_id: Number(event.target.value) })}
          >
            <option value="" disabled hidden>
              {row.status === 'none'
                ? `相近的 ${row.choices.length} 种，请选择`
                : `共 ${row.total} 种，请选择`}
            </option>
            {row.choices.map(id => (
              <option key={id} value={id}>
                {choiceText(products.get(id))}
              </option>
            ))}
          </select>
        )}
        {products && row.total > row.choices.length && <OtherChoices row={row} />}
      </td>
      <LastCell product={product} />
      <PriceCells row={row} product={product} together={together}>
        <input
          {...cellAttributes(key, 'number')}
          {...selectOnFocus}
          aria-label={`${name} 数量`}
          className={css.input}
          value={number}
          maxLength={12}
          inputMode="numeric"
          autoComplete="off"
          placeholder={product?.bought ? `上次 ${product.bought.last_number}` : ''}
          onChange={event => dispatch({ type: 'number', key, number: event.target.value })}
        />
      </PriceCells>
      <td {...gridRole.cell} className={css.cell} data-column="note">
        {note.text}
        {product && soldOutAction(product.goods)}
        {same && <span className={css.tier}>{same}</span>}
      </td>
      <td {...gridRole.cell} className={css.cell} data-column="remove">
        {(query !== '' || number !== '') && (
          // Out of the tab order: Esc clears a row from the keyboard.
          <button
            type="button"
            tabIndex={-1}
            aria-label={`删除${name}`}
            className={css.remove}
            onClick={() => dispatch({ type: 'remove', key })}
          >
            <Icon name="close" size="s" />
          </button>
        )}
      </td>
    </tr>
  )
})

/** How many products the choice leaves out, and the ways to them. */
function OtherChoices({ row: { query, total, choices } }: { row: GridRow }) {
  const keywords = query.trim()
  return (
    <span className={css.about}>
      只列出 {choices.length} 种，另有 {total - choices.length} 种：在左侧补充规格或厂家，或{' '}
      <Link href={href('search', {}, { keywords })} className={textLink}>
        查看全部 {total} 种
      </Link>
    </span>
  )
}

function ProductText({ product: { goods } }: { product: GridProduct }) {
  const { id, name, ypgg, sccj, expiry_date, number, bzdw } = goods
  return (
    <>
      <Link href={href('goods', { id })} className={css.product} tabIndex={-1}>
        {name}
      </Link>
      <span className={css.about}>
        {ypgg} · {sccj}
      </span>
      <span className={css.about}>
        库存 {number} {bzdw}
        {expiry_date && ` · 效期 ${expiry_date.slice(0, 7)}`}
      </span>
    </>
  )
}

function LastCell({ product }: { product: GridProduct | undefined }) {
  const bought = product?.bought
  return (
    <td
      {...gridRole.cell}
      className={css.cell}
      data-column="last"
      data-title="上次"
      data-empty={bought ? undefined : ''}
    >
      {bought && (
        <>
          <span>
            {bought.last_price === undefined ? '—' : moneyText(bought.last_price)}
            {bought.last_near_expiry === 1 && '（近效期）'}
          </span>
          <span className={css.about}>{bought.last_at.slice(0, 10)}</span>
          <span className={css.about}>买过 {bought.times} 次</span>
        </>
      )}
    </td>
  )
}

interface PriceCellsProps {
  row: GridRow
  product: GridProduct | undefined
  together: number
  /** The field of the number. */
  children: ReactNode
}

/** Price with the next tier, number, subtotal. */
function PriceCells({ row, product, together, children }: PriceCellsProps) {
  const goods = product?.goods
  const price = goods ? priceOfRow(row, goods, together) : null
  return (
    <>
      <td
        {...gridRole.cell}
        className={css.cell}
        data-column="price"
        data-title="现价"
        data-empty={goods ? undefined : ''}
      >
        {goods && (price ? `${priceText(price.unit)}/${goods.bzdw}` : '—')}
        {price?.next_tier && <span className={css.tier}>{price.next_tier}</span>}
      </td>
      <td {...gridRole.cell} className={css.cell} data-column="number" data-title="数量">
        {children}
      </td>
      <td {...gridRole.cell} className={css.cell} data-column="subtotal">
        {typeof price?.amount === 'number' && amountText(price.amount)}
      </td>
    </>
  )
}

function choiceText(product: GridProduct | undefined): string {
  if (!product) return ''
  const { name, ypgg, sccj, price, bzdw } = product.goods
  const cost = price === undefined ? '' : `${moneyText(price)}/${bzdw}`
  return [name, ypgg, sccj, cost, product.bought && `买过 ${product.bought.times} 次`]
    .filter(Boolean)
    .join(' ')
}
