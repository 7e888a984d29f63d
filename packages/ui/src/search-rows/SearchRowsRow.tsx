'use client'
import { snapQuantity } from '@yaoji/domain'
import { useAddToCart } from '@yaoji/hooks'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { AddToCartButton, AddToCartPrice, AddToCartScope, InCartMark } from '../add-to-cart'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import {
  QuantityStepperDecrease,
  QuantityStepperIncrease,
  QuantityStepperInput,
  QuantityStepperMessage,
  QuantityStepperRoot,
} from '../quantity-stepper'
import { plain } from '../theme/base.css'
import * as css from './SearchRows.css'
import type { searchRowsLabels } from './searchRowsLabels'
import type { SearchRow } from './useSearchRows'

export interface SearchRowsRowProps {
  id: string
  row: SearchRow
  active: boolean
  href: string
  busy: boolean | undefined
  added: number | undefined
  inCart: number
  cartHref: string | undefined
  words: typeof searchRowsLabels
  onAdd: (number: number) => void
  /** Something in the row has the focus. */
  onFocus: () => void
  /** The focus goes back to the search field. */
  onBack: () => void
  /** A link was followed. */
  onLeave: () => void
}

/** One product. Only the active row is in the tab order. Renders `div`, a row; sets `data-active`, `data-state`. */
export function SearchRowsRow(props: SearchRowsRowProps) {
  const { id, row, active, busy, added, inCart, cartHref, words, onAdd, onFocus, onBack, onLeave } = props
  const { goods, last_number } = row
  const [quantity, setQuantity] = useState(() =>
    snapQuantity({ ...goods, stock: goods.number }, last_number ?? 1),
  )
  const order = useAddToCart({ goods, onAdd, busy, quantity, onQuantityChange: setQuantity })
  const tabIndex = active ? 0 : -1
  return (
    <AddToCartScope goods={goods} order={order} labels={words} added={added}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table is no popup of a field */}
      <div
        role="row"
        id={id}
        aria-selected={active}
        className={css.row}
        data-part="row"
        data-active={dataAttr(active)}
        data-state={goods.buy_state}
        onFocus={onFocus}
      >
        <NameCell {...props} tabIndex={tabIndex} />
        <Cell name="price">
          <AddToCartPrice className={css.price} />
        </Cell>
        <Cell name="before">
          {inCart > 0 && cartHref !== undefined ? (
            <InCartMark number={inCart} href={cartHref} tabIndex={tabIndex} onClick={onLeave} />
          ) : (
            last_number !== undefined && words.last(last_number)
          )}
        </Cell>
        <Cell name="number" onKeyDown={event => keysOfNumber(event, onBack)}>
          <QuantityStepperRoot
            label={words.quantity(goods.name)}
            rule={order.rule}
            value={order.quantity}
            onQuantityChange={order.setQuantity}
            onAccept={number => {
              if (order.addNumber(number)) onBack()
            }}
            disabled={!order.canAdd}
          >
            <QuantityStepperDecrease />
            <QuantityStepperInput tabIndex={tabIndex} />
            <QuantityStepperIncrease />
            <QuantityStepperMessage />
          </QuantityStepperRoot>
        </Cell>
        <Cell name="add">
          <AddToCartButton variant="secondary" tabIndex={tabIndex} className={css.add} />
        </Cell>
      </div>
    </AddToCartScope>
  )
}

/** Enter must not submit the search, and Esc is one step back. */
function keysOfNumber(event: KeyboardEvent, onBack: () => void) {
  if (event.key === 'Enter') event.preventDefault()
  if (event.key !== 'Escape') return
  event.preventDefault()
  // The number first goes back to what it was, which needs a render.
  queueMicrotask(onBack)
}

interface CellProps {
  name: string
  onKeyDown?: (event: KeyboardEvent) => void
  children?: ReactNode
}

function Cell({ name, ...rest }: CellProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: what is in the cell takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a table is no popup of a field
    <div role="gridcell" {...rest} className={css.cell} data-part="cell" data-cell={name} />
  )
}

function NameCell({ row, href, words, tabIndex, onLeave }: SearchRowsRowProps & { tabIndex: number }) {
  const { goods } = row
  const times = useTimes()
  const about = [goods.ypgg, goods.sccj].join(' · ')
  const state = [
    '',
    ...(goods.expiry_date ? [words.expiry(times.month(goods.expiry_date))] : []),
    goods.number > 0 ? words.stock(goods.number) : words.noStock,
  ].join(' · ')
  return (
    <Cell name="name">
      <Link
        href={href}
        title={goods.name}
        tabIndex={tabIndex}
        className={css.name}
        data-part="name"
        onClick={onLeave}
      >
        <Name row={row} />
      </Link>
      <span title={about + state} className={css.facts} data-part="facts">
        <span className={css.about} data-part="about">
          {about}
        </span>
        {state}
      </span>
    </Cell>
  )
}

/** The name, with what the text found of it in bold. */
function Name({ row: { goods, hits } }: Pick<SearchRowsRowProps, 'row'>) {
  const parts = hits.flatMap(({ start, end }, index) => [
    { text: goods.name.slice(hits[index - 1]?.end ?? 0, start), hit: false },
    { text: goods.name.slice(start, end), hit: true },
  ])
  const last = goods.name.slice(hits.at(-1)?.end ?? 0)
  return [...parts, { text: last, hit: false }].map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
      <b key={index} className={css.hit} data-part="hit">
        {text}
      </b>
    ) : (
      text && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
        <span key={index} className={plain} data-part="rest">
          {text}
        </span>
      )
    ),
  )
}
