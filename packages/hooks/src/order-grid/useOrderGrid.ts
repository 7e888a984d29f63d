'use client'

import { type PurchaseLine, type PurchaseSkip, skippedRows, sumAmounts } from '@yaoji/domain'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import type { OrderGridAction } from './gridActions'
import { keepRows, readRows } from './gridDraft'
import { focusCell, focusOpenRow } from './gridKeys'
import { isBlank, isGuess } from './gridRow'
import { changeGrid, openGrid } from './gridState'
import { amountsOf, openRows, readyRows, sharedProducts } from './gridSummary'
import type { OrderGrid, UseOrderGridOptions } from './orderGrid'
import type { OrderGridGoods, OrderGridNews, OrderGridProduct, OrderGridResultRow } from './orderGridTypes'
import { useAddAll } from './useAddAll'
import { useAddedRows } from './useAddedRows'
import { useGridKeys } from './useGridKeys'
import { useMatching } from './useMatching'
import { usePasteLines } from './usePasteLines'
import { useRowSuggestions } from './useRowSuggestions'

/**
 * The rows of an order that is typed, pasted or imported: text, number, next row. Texts are matched together as soon as
 * they are complete; a product that a row took as the first of several is a guess until the buyer has looked at the
 * others, and adding stops once for it. Keys: Enter takes a text and goes on, Down and Up move between rows, Esc clears a
 * cell, Ctrl+Enter adds all rows. A paste anywhere on the page adds its lines.
 */
export const useOrderGrid =
  // Products go through the grid as they are given.
  useGrid as unknown as <Goods extends OrderGridGoods>(
    options: UseOrderGridOptions<Goods>,
  ) => OrderGrid<Goods>

function useGrid(options: UseOrderGridOptions): OrderGrid {
  const { regular = NO_PRODUCTS, match, load, suggest = firstMatch(match) } = options
  const { state, dispatch } = useGridState(options, regular)
  const body = useRef<HTMLTableSectionElement>(null)
  const [news, announce] = useReducer(latestNews, null)
  const [result, setResult] = useState<readonly OrderGridResultRow[] | null>(null)
  const focusRow = (key: number) => void (body.current && focusOpenRow(body.current, key))
  useMatching({ state, dispatch, match, load, announce })
  const add = useAddAll({
    ...{ state, dispatch, announce, add: options.add, onAsk: focusRow },
    onResult(rows) {
      setResult(rows)
      options.onResult?.(rows)
    },
  })
  const suggestions = useRowSuggestions(state.rows, suggest)
  const keys = useGridKeys({ ...{ body, rows: state.rows, dispatch, suggestions }, addAll: add.addAll })
  const added = useAddedRows(body, state)
  const { skipped, addLines } = useLines({ dispatch, added })

  const ready = readyRows(state)
  const sure = ready.filter(({ row }) => !isGuess(row))
  const guesses = ready.filter(({ row }) => isGuess(row))
  const asks = guesses.some(({ row }) => row.doubt === 'asked')

  return {
    rows: state.rows,
    products: state.products,
    shared: sharedProducts(state),
    total: {
      products: new Set(sure.map(({ goods }) => goods.id)).size,
      rows: sure.length,
      amount: sumAmounts(amountsOf(sure)),
    },
    open: openRows(state),
    question: asks ? guesses.map(({ line }) => line) : [],
    failed: state.rows.some(({ status }) => status === 'failed'),
    left_out: state.left_out,
    skipped,
    result,
    news,
    busy: add.busy,
    pending: add.pending,
    list: listOf(suggestions, { body, dispatch }),
    bodyProps: { ref: body, ...keys },
    dispatch,
    addLines,
    async addGoods(lines) {
      const products = await load(lines.map(({ goods_id }) => goods_id))
      added.remember()
      dispatch({ type: 'goods', lines, products })
      announce({ kind: 'goods_added', products: products.length })
    },
    retry: () => dispatch({ type: 'retry' }),
    clear: () => dispatch({ type: 'clear' }),
    addAll: add.addAll,
    addSure: add.addSure,
    goBack() {
      dispatch({ type: 'unask' })
      if (guesses[0]) focusRow(guesses[0].row.key)
    },
    closeResult: () => setResult(null),
    focusRow,
    focusBlankRow() {
      const blank = state.rows.find(isBlank)
      if (body.current && blank) focusCell(body.current, blank.key, 'query')
    },
    firstAddedCell: added.firstCell,
  }
}

const NO_PRODUCTS: readonly OrderGridProduct[] = []

/** The rows: those that were kept, and the regular products, which can change. */
function useGridState({ draft }: UseOrderGridOptions, regular: readonly OrderGridProduct[]) {
  const [kept] = useState(draft)
  const [state, dispatch] = useReducer(changeGrid, regular, products =>
    changeGrid(openGrid(kept ? readRows(kept) : []), { type: 'regular', products }),
  )
  const [shownRegular, setShownRegular] = useState(regular)
  if (shownRegular !== regular) {
    setShownRegular(regular)
    dispatch({ type: 'regular', products: regular })
  }
  useEffect(() => {
    if (kept) keepRows(kept, state.rows)
  }, [kept, state.rows])
  return { state, dispatch }
}

/** What is announced; waiting for the same rows is no news. */
function latestNews(current: OrderGridNews | null, news: OrderGridNews): OrderGridNews {
  const same = current?.kind === 'waiting' && news.kind === 'waiting' && current.rows === news.rows
  return same ? current : news
}

interface LinesOptions {
  readonly dispatch: ReturnType<typeof useGridState>['dispatch']
  readonly added: ReturnType<typeof useAddedRows>
}

/** Adds lines; the first of those that were pasted gets the focus. */
function useLines({ dispatch, added }: LinesOptions) {
  const [pasted, setPasted] = useState<readonly PurchaseSkip[]>([])
  function addLines(lines: readonly PurchaseLine[]) {
    added.remember()
    dispatch({ type: 'lines', lines })
  }
  usePasteLines(reading => {
    addLines(reading.lines)
    setPasted(skippedRows(reading))
  })
  const firstCell = useRef(added.firstCell)
  useBrowserLayoutEffect(() => {
    firstCell.current = added.firstCell
  })
  // Another paste is another array: its rows are on the page now.
  useBrowserLayoutEffect(() => firstCell.current()?.focus(), [pasted])
  return { skipped: pasted, addLines }
}

/** Products for a text: those of its match. */
function firstMatch(match: UseOrderGridOptions['match']) {
  return async (text: string) => {
    const { matches, products } = await match([text])
    const byId = new Map(products.map(product => [product.goods.id, product]))
    return matches[0]?.goods_ids.flatMap(id => byId.get(id) ?? []) ?? []
  }
}

function listOf(
  { id, key, list, index, close }: ReturnType<typeof useRowSuggestions>,
  { body, dispatch }: { body: RefObject<HTMLElement | null>; dispatch: (action: OrderGridAction) => void },
): OrderGrid['list'] {
  const optionId = (at: number) => `${id}-${at}`
  return {
    id,
    row: list.length > 0 ? key : null,
    products: list,
    active: index === -1 ? undefined : optionId(index),
    listProps: { role: 'listbox', id },
    optionProps: at => ({
      role: 'option',
      id: optionId(at),
      // Not a stop of the Tab key: the cell points at it.
      tabIndex: -1,
      'aria-selected': at === index,
      // The focus stays in the cell.
      onMouseDown: event => event.preventDefault(),
      onClick() {
        const product = list[at]
        if (!product || key === null) return
        dispatch({ type: 'take', key, product })
        close()
        if (body.current) focusCell(body.current, key, 'number')
      },
    }),
  }
}
