'use client'

import { sumAmounts } from '@yaoji/domain'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useFocusOnOpen } from '../useFocusOnOpen'
import { keepRows, readRows } from './gridDraft'
import { focusOpenRow, isOpenRow } from './gridKeys'
import { linesOf } from './gridLines'
import { canChoose, isFailed, isGuess } from './gridRow'
import { savedLines } from './gridSaved'
import { changeGrid, openGrid } from './gridState'
import { amountsOf, openRows, readyRows, sharedProducts } from './gridSummary'
import type { OrderGrid, UseOrderGridOptions } from './orderGrid'
import type { OrderGridGoods, OrderGridNews, OrderGridProduct, OrderGridResultRow } from './orderGridTypes'
import { suggestionList } from './suggestionList'
import { useAddAll } from './useAddAll'
import { useAddedRows } from './useAddedRows'
import { useCandidates } from './useCandidates'
import { useGridKeys } from './useGridKeys'
import { useLearning } from './useLearning'
import { useLines } from './useLines'
import { useMatching } from './useMatching'
import { nextOpenRow, useOpenRowKeys, useRowFilter } from './useOpenRows'
import { firstMatch, useRowSuggestions } from './useRowSuggestions'

/**
 * The rows of an order that is typed, pasted or imported: text, number, next row. Texts are matched together as soon as
 * they are complete; a product that a row took as the first of several is a guess until the buyer has confirmed it or
 * chosen another one, and is not added before. Keys: Enter takes a text and goes on, Down and Up move between rows, Esc
 * takes back what was typed and then leaves the grid, Alt+Delete deletes the row, Ctrl+Enter adds all rows, F8 goes to the
 * next row to look at. A paste anywhere on the page adds its lines.
 */
export const useOrderGrid =
  // Products go through the grid as they are given.
  useGrid as unknown as <Goods extends OrderGridGoods>(
    options: UseOrderGridOptions<Goods>,
  ) => OrderGrid<Goods>

function useGrid(options: UseOrderGridOptions): OrderGrid {
  const { regular = NO_PRODUCTS, match, load, suggest = firstMatch(match) } = options
  const { state, dispatch: change } = useGridState(options, regular)
  const learning = useLearning({ state, dispatch: change, learn: options.learn })
  const { dispatch } = learning
  const body = useRef<HTMLTableSectionElement>(null)
  const [news, announce] = useReducer(latestNews, null)
  const [result, setResult] = useState<readonly OrderGridResultRow[] | null>(null)
  const open = openRows(state)
  // The row to look at whose products were shown last: F8 goes on from it, also after Esc.
  const reached = useRef<number | null>(null)
  const filter = useRowFilter(state, open)
  useMatching({ state, dispatch, match, load, announce })
  const { addAll, busy, pending } = useAddAll({
    ...{ state, dispatch, announce, add: options.add },
    onResult(rows, sent) {
      setResult(rows)
      learning.keepAdded(sent)
      options.onResult?.(rows)
    },
  })
  const suggestions = useRowSuggestions(state.rows, suggest)
  const candidates = useCandidates({
    ...{ body, rows: state.rows, dispatch, addAll },
    onChosen(key) {
      const next = nextOpenRow(filter.shown, open, { from: key, by: 1 })
      if (next === undefined || next === key) focusRow(key)
      else showRow(next)
    },
  })
  const keys = useGridKeys({ body, state, dispatch, suggestions, candidates, addAll, open, goOn })
  const added = useAddedRows(body, state, open)
  const { skipped, addLines, addSaved, ...tables } = useLines({
    ...{ dispatch, added, asksTables: options.asksTables ?? false },
    onAdded: () => filter.choose('all'),
  })
  useFocusOnOpen(body, options.focusOnOpen)
  useOpenRowKeys(body, (from, by) => goToOpenRow(from, by) || announce({ kind: 'nothing_open' }))

  function focusRow(key: number) {
    const row = state.rows.find(each => each.key === key)
    if (row && body.current) focusOpenRow(body.current, row)
  }

  /** To what is to be done in a row: its candidates, its text or its number. */
  function showRow(key: number) {
    reached.current = key
    const row = state.rows.find(each => each.key === key)
    if (row && canChoose(row)) candidates.open(key)
    else focusRow(key)
  }

  function goToOpenRow(from: number | null, by: 1 | -1): boolean {
    const here = state.rows.find(({ key }) => key === from)
    const stays =
      by === 1 && here && here.key !== reached.current && canChoose(here) && isOpenRow(open, here.key)
    const key = stays ? here.key : nextOpenRow(filter.shown, open, { from, by })
    if (key !== undefined) showRow(key)
    return key !== undefined
  }

  function goOn(from: number): boolean {
    const key = nextOpenRow(filter.shown, open, { from, by: 1 })
    if (key === from) focusRow(key)
    else if (key !== undefined) showRow(key)
    return key !== undefined
  }

  const sure = readyRows(state).filter(({ row }) => !isGuess(row))

  return {
    rows: state.rows,
    shown: filter.shown,
    entry: state.entry,
    lines: linesOf(state),
    products: state.products,
    shared: sharedProducts(state),
    total: {
      products: new Set(sure.map(({ goods }) => goods.id)).size,
      rows: sure.length,
      amount: sumAmounts(amountsOf(sure)),
    },
    open,
    filter: filter.filter,
    setFilter(next) {
      filter.choose(next)
      const first = state.rows.find(({ key }) => next !== 'all' && open[next].includes(key))
      if (first) showRow(first.key)
    },
    failed: state.rows.some(isFailed),
    offline: state.rows.some(({ status }) => status === 'offline'),
    left_out: state.left_out,
    skipped,
    ...tables,
    learnProblems: learning.problems,
    closeLearnProblems: learning.closeProblems,
    result,
    news,
    busy,
    pending,
    list: suggestionList(suggestions, { body, dispatch }),
    candidates: candidates.list,
    bodyProps: { ref: body, ...keys.handlers },
    dispatch,
    addLines,
    async addGoods(lines) {
      const products = await load(lines.map(({ goods_id }) => goods_id))
      added.remember()
      filter.choose('all')
      dispatch({ type: 'goods', lines, products })
      announce({ kind: 'goods_added', products: products.length })
    },
    addSaved(lines, products) {
      addSaved(lines, products)
      announce({ kind: 'goods_added', products: products.length })
    },
    savedLines: () => savedLines(state.rows),
    retry: () => dispatch({ type: 'retry' }),
    clear: () => dispatch({ type: 'clear' }),
    addAll,
    closeResult: () => setResult(null),
    focusBlankRow: keys.focusEntry,
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
