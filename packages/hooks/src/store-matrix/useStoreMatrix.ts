'use client'

import { canAddToCart, readPastedCells } from '@yaoji/domain'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../isComposing'
import { selectOnFocus } from '../selectOnFocus'
import { useFocusOnOpen } from '../useFocusOnOpen'
import { type Cells, EMPTY_CELL, keyOf, packsOf, resultsOf, settled, totalOf } from './matrixCells'
import { type CellPlace, moveOf, placeOf } from './matrixKeys'
import type {
  StoreMatrixAnswer,
  StoreMatrixCell,
  StoreMatrixEntry,
  StoreMatrixGoods,
  StoreMatrixResult,
} from './storeMatrixTypes'

export interface UseStoreMatrixOptions<Goods extends StoreMatrixGoods> {
  /** The rows. */
  readonly goods: readonly Goods[]
  /** Ids of the stores that are the columns. */
  readonly stores: readonly number[]
  /**
   * The first cell has the focus when the page opens, unless it is on a control already.
   * @default false
   */
  readonly focusOnOpen?: boolean
}

/** What a paste did: the cells that it filled, and those beyond the table or of products that cannot be bought. */
export interface StoreMatrixPaste {
  readonly filled: number
  readonly left: number
}

/** The longest number of packs that can be typed, with unit and separators. */
const MOST_DIGITS = 12

/**
 * Numbers of products for several stores. Leaving a cell changes its number to the nearest one that can be bought, with the
 * reason. Enter goes down the columns, store by store, and then to the button that adds; the arrows move between cells,
 * Tab as the browser does, Esc clears a cell, Ctrl+Enter adds; a block of a spreadsheet fills the cells from that in which
 * it is pasted. When the numbers are answered the focus goes to the results, unless the buyer goes on typing.
 */
export function useStoreMatrix<Goods extends StoreMatrixGoods>({
  goods,
  stores,
  focusOnOpen,
}: UseStoreMatrixOptions<Goods>) {
  const [cells, setCells] = useState<Cells>(new Map())
  const [pasted, setPasted] = useState<StoreMatrixPaste | null>(null)
  const [results, setResults] = useState<readonly StoreMatrixResult[] | null>(null)
  const [next, setNext] = useState<{ readonly press: boolean } | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useFocusOnOpen(body, focusOnOpen, 'input:enabled')
  // After the number of the last cell was settled: until then the button may be disabled.
  useEffect(() => {
    if (!next) return
    add.current?.focus()
    if (next.press) add.current?.click()
  }, [next])
  useEffect(() => {
    if (results && !document.activeElement?.matches('input, select, textarea')) outcome.current?.focus()
  }, [results])
  const byId = useMemo(() => new Map(goods.map(each => [each.id, each])), [goods])
  const cellOf = (goods_id: number, user_id: number) => cells.get(keyOf(goods_id, user_id)) ?? EMPTY_CELL
  const entries = useMemo(() => entriesOf(cells, goods, stores), [cells, goods, stores])

  const set = (changes: readonly (readonly [string, StoreMatrixCell])[]) =>
    setCells(now => new Map([...now, ...changes]))

  function settle({ goods_id, user_id }: CellPlace) {
    const product = byId.get(goods_id)
    const { text, message } = cellOf(goods_id, user_id)
    if (product && message === null) set([[keyOf(goods_id, user_id), settled(text, product)]])
  }

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    const block = readPastedCells(event.clipboardData.getData('text/plain'))
    if (!place || !block) return
    event.preventDefault()
    const top = goods.findIndex(({ id }) => id === place.goods_id)
    const start = stores.indexOf(place.user_id)
    const changes = block.flatMap((texts, down) =>
      texts.flatMap((text, right) => {
        const product = goods[top + down]
        const store = stores[start + right]
        if (!product || store === undefined || !canAddToCart(product.buy_state)) return []
        return [[keyOf(product.id, store), settled(text, product)] as const]
      }),
    )
    set(changes)
    setPasted({ filled: changes.length, left: block.flat().length - changes.length })
  }

  return {
    cellOf,
    /** The numbers that can be added. */
    entries,
    /** Number of cells whose text is no number that can be added. */
    wrong: wrongOf(cells, goods, stores),
    pasted,
    /** What became of the numbers that were added last, by store; null before any were. */
    results,
    totalOfGoods: (id: number) =>
      totalOf(
        entries.filter(({ goods_id }) => goods_id === id),
        byId,
      ),
    totalOfStore: (id: number) =>
      totalOf(
        entries.filter(({ user_id }) => user_id === id),
        byId,
      ),
    total: totalOf(entries, byId),
    /** The entries that were sent were answered: what was added leaves the cells, what was refused stays with the reason. */
    answered(sent: readonly StoreMatrixEntry[], answer: StoreMatrixAnswer): void {
      const refused = new Map(answer.refused.map(({ entry, message }) => [entry, message]))
      const changes = sent.map(({ goods_id, user_id, number }, entry) => {
        const text = refused.get(entry)
        const cell: StoreMatrixCell =
          text === undefined ? EMPTY_CELL : { text: String(number), message: { kind: 'service', text } }
        return [keyOf(goods_id, user_id), cell] as const
      })
      set(changes)
      setPasted(null)
      setResults(resultsOf(sent, answer, byId))
    },
    /** Around the rows. */
    bodyProps: {
      ref: body,
      onPaste: paste,
      onKeyDown(event: KeyboardEvent) {
        const place = placeOf(event.target)
        if (!place || !body.current) return
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) {
          event.preventDefault()
          settle(place)
          return setNext({ press: true })
        }
        if (event.key === 'Escape') return set([[keyOf(place.goods_id, place.user_id), EMPTY_CELL]])
        const field = moveOf(event, place, body.current)
        if (!field) return
        event.preventDefault()
        // Before the focus moves, so that the last row says what was corrected too.
        settle(place)
        if (field === 'after') setNext({ press: false })
        else field.focus()
      },
    },
    /** On the button that adds. */
    addProps: { ref: add },
    /** On the results. */
    resultsProps: { ref: outcome, tabIndex: -1 },
    /** The field of a cell. It names nothing: an `aria-label` says the product and the store. */
    fieldProps: (goods_id: number, user_id: number) => ({
      'data-goods': goods_id,
      'data-store': user_id,
      ...selectOnFocus,
      value: cellOf(goods_id, user_id).text,
      maxLength: MOST_DIGITS,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set([[keyOf(goods_id, user_id), { text: event.target.value, message: null }]]),
      onBlur: () => settle({ goods_id, user_id }),
    }),
  }
}

export type StoreMatrixState = ReturnType<typeof useStoreMatrix>

/** The valid numbers, store by store. */
function entriesOf(
  cells: Cells,
  goods: readonly StoreMatrixGoods[],
  stores: readonly number[],
): StoreMatrixEntry[] {
  return stores.flatMap(user_id =>
    goods.flatMap(product => {
      const number = packsOf(cells.get(keyOf(product.id, user_id)) ?? EMPTY_CELL, product)
      const { id: goods_id, goods_price_id } = product
      return number === 0 ? [] : [{ user_id, goods_id, goods_price_id, number }]
    }),
  )
}

function wrongOf(cells: Cells, goods: readonly StoreMatrixGoods[], stores: readonly number[]): number {
  const shown = goods.flatMap(product =>
    stores.map(store => ({ product, cell: cells.get(keyOf(product.id, store)) ?? EMPTY_CELL })),
  )
  return shown.filter(({ product, cell }) => cell.text.trim() !== '' && packsOf(cell, product) === 0).length
}
