'use client'
import { type TypedBefore, usePopupRows } from '@yaoji/hooks'
import {
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
} from 'react'
import { Announcement } from '../announcement'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useSearchBox } from '../search-box'
import * as css from './SearchRows.css'
import { SearchRowsRow } from './SearchRowsRow'
import { searchRowsLabels } from './searchRowsLabels'
import { useFieldOfRows } from './useFieldOfRows'
import { type SearchRowGoods, type SearchRowsSource, useSearchRows } from './useSearchRows'

export interface SearchRowsProps<Goods extends SearchRowGoods>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id'>,
    SearchRowsSource<Goods> {
  /** Address of a product's own page. */
  goodsHref: (goods: Goods) => string
  /** A number of packs was accepted with Enter, or the add button of a row was pressed. */
  onAdd?: (goods: Goods, number: number) => void
  /** Whether an add of the product is on its way. */
  isBusy?: (goods: Goods) => boolean
  /** How many packs of the product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Goods) => number | undefined
  /** How many packs of the product are in the cart. */
  inCart?: (goods: Goods) => number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Esc was pressed in the field with nothing open: the focus can go on to the page. */
  onLeave?: () => void
  /** Texts in place of {@link searchRowsLabels}. */
  labels?: Partial<typeof searchRowsLabels>
}

/**
 * Products that can be added beside the suggestions of a search box: `rows` of {@link SearchBox}. The focus stays in the
 * field, which names the active row, until Enter moves it to the number of that row; Enter there adds it and goes back. Renders
 * `div` around a grid, which is there while it has rows; sets `data-state`: `closed`, `arriving` or `ready`.
 */
export const SearchRows = forwardRef<HTMLDivElement, SearchRowsProps<SearchRowGoods>>(
  function SearchRows(props, ref) {
    const { suggest, withRecent, goodsHref, onAdd, isBusy, addedOf, ...others } = props
    const { inCart, cartHref, onLeave, labels, className, onMouseDown, ...rest } = others
    const words = useLabels('searchRows', searchRowsLabels, labels)
    const { box, suggestions } = useSearchBox('SearchRows')
    const { text, rows, arriving, hurry } = useSearchRows({ suggest, withRecent })
    const id = useId()
    const rowId = (index: number) => `${id}-${index}`
    const popup = usePopupRows({
      rows,
      text,
      arriving,
      field: box,
      words: box.expanded ? suggestions.list.length : 0,
      onOpen: (index, typed) => openRow(rowId(index), typed),
      onNone: () => formOf(box.listProps.id)?.requestSubmit(),
    })
    const shown = box.wanted && rows.length > 0
    const state = stateOf(shown, arriving)
    const active = popup.active === -1 ? undefined : rowId(popup.active)

    const onKey = (key: string) => {
      if (key === 'ArrowDown' && arriving) hurry()
      if (key === 'Escape' && !box.wanted) onLeave?.()
      return popup.onKey(key)
    }
    useFieldOfRows({ id, state, shown, active, text, onKey })
    useEffect(() => {
      if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
    }, [active])

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a press only keeps the focus where it is
      <div
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-state={state}
        onMouseDown={composeEventHandlers(onMouseDown, keepFocus)}
      >
        {shown && text === '' && (
          <p className={css.heading} data-part="heading">
            {words.recent}
          </p>
        )}
        {shown && (
          // biome-ignore lint/a11y/useSemanticElements: a table is no popup of a field
          <div
            role="grid"
            id={id}
            aria-label={text === '' ? words.recent : words.found}
            aria-busy={arriving || undefined}
            className={css.grid}
            data-part="grid"
            data-former={dataAttr(arriving)}
          >
            {rows.map((row, index) => (
              <SearchRowsRow
                key={row.goods.goods_price_id}
                id={rowId(index)}
                row={row}
                active={index === popup.active}
                href={goodsHref(row.goods)}
                busy={isBusy?.(row.goods)}
                added={addedOf?.(row.goods)}
                inCart={inCart?.(row.goods) ?? 0}
                cartHref={cartHref}
                words={words}
                onAdd={number => onAdd?.(row.goods, number)}
                onFocus={() => popup.setActive(index)}
                onBack={() => focusField(box.listProps.id)}
                onLeave={box.close}
              />
            ))}
          </div>
        )}
        <Announcement text={shown ? words.rowCount(rows.length) : ''} pending={arriving} />
      </div>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Goods extends SearchRowGoods>(
  props: SearchRowsProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode

function stateOf(shown: boolean, arriving: boolean): 'closed' | 'arriving' | 'ready' {
  if (arriving) return 'arriving'
  return shown ? 'ready' : 'closed'
}

/** A press beside a field must not take the focus out of the search: its popup would close. */
function keepFocus(event: MouseEvent) {
  const isField = event.target instanceof Element && event.target.closest('input')
  if (!isField) event.preventDefault()
}

/** The focus on the number of a row, with what was typed before; a product that cannot be added is opened instead. */
function openRow(id: string, typed?: TypedBefore): void {
  const row = document.getElementById(id)
  const number = row?.querySelector<HTMLInputElement>('[role="spinbutton"]:not(:disabled)')
  if (!number) row?.querySelector('a')?.click()
  number?.focus()
  if (!number || !typed) return
  // As if it were typed now: React reads the value of the element that it knows.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(number, typed.digits)
  number.dispatchEvent(new Event('input', { bubbles: true }))
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  if (typed.accepted) setTimeout(() => number.dispatchEvent(new KeyboardEvent('keydown', enter)))
}

const formOf = (listId: string) => document.getElementById(listId)?.closest('form')

/** The focus back in the search field, its text selected: the next text replaces it. */
function focusField(listId: string): void {
  const field = formOf(listId)?.querySelector<HTMLInputElement>('[role="combobox"]')
  field?.focus()
  field?.select()
}
