import { useQuickBuyMatch } from '@yaoji/hooks/data'
import { useEffect, useReducer, useRef, useState } from 'react'
import { keepRows, readRows } from './gridDraft'
import { type GridProduct, type GridRow, isBlank, noteOfRow } from './gridRow'
import { changeGrid, openGrid, type RowMatch } from './gridState'

/**
 * The rows of a quick purchase, kept through a reload, and their matching: texts that are complete are sent together,
 * one call at a time.
 */
export function useQuickGrid(buyer: number, regular: readonly GridProduct[]) {
  const [state, dispatch] = useReducer(changeGrid, buyer, id =>
    changeGrid(openGrid(readRows(id)), { type: 'regular', products: regular }),
  )
  const [shownRegular, setShownRegular] = useState(regular)
  if (shownRegular !== regular) {
    setShownRegular(regular)
    dispatch({ type: 'regular', products: regular })
  }
  const { mutateAsync: match } = useQuickBuyMatch()
  const [announced, setAnnounced] = useState('')
  const sending = useRef(false)

  useEffect(() => keepRows(buyer, state.rows), [buyer, state.rows])

  /** Products of rows that were kept: the service shows what they cost now. */
  const [kept] = useState(() =>
    state.rows.flatMap(({ goods_id }) =>
      goods_id === null || state.products.has(goods_id) ? [] : [goods_id],
    ),
  )
  useEffect(() => {
    if (kept.length === 0) return
    const goods_ids = [...new Set(kept)]
    match({ queries: [], goods_ids }).then(
      ({ products }) => {
        dispatch({ type: 'learn', products })
        dispatch({ type: 'unknown', goods_ids, status: 'none' })
      },
      () => {
        dispatch({ type: 'unknown', goods_ids, status: 'failed' })
        setAnnounced('没有匹配成功，请重试')
      },
    )
  }, [kept, match])

  useEffect(() => {
    const queued = state.rows.filter(({ status }) => status === 'queued')
    if (sending.current || queued.length === 0) return
    sending.current = true
    const keys = queued.map(({ key }) => key)
    dispatch({ type: 'wait', keys })
    match({ queries: queued.map(({ query }) => query.trim()) }).then(
      ({ matches, products }) => {
        sending.current = false
        const found = queued.flatMap(({ key, query }, at): RowMatch[] => {
          const each = matches[at]
          return each ? [{ key, query, match: each }] : []
        })
        dispatch({ type: 'match', matches: found, products })
        setAnnounced(summaryOf(state.rows, queued, { found, products }))
      },
      () => {
        sending.current = false
        dispatch({ type: 'fail', keys })
        setAnnounced('没有匹配成功，请重试')
      },
    )
  }, [state.rows, match])

  return { state, dispatch, announced, announce: setAnnounced }
}

interface Answer {
  readonly found: readonly RowMatch[]
  readonly products: readonly GridProduct[]
}

/** What was matched, for screen readers: one row by its product, several by their numbers. */
function summaryOf(
  rows: readonly GridRow[],
  queued: readonly GridRow[],
  { found, products }: Answer,
): string {
  const [only] = queued
  const [first] = found
  if (queued.length === 1 && only && first) {
    const { state: status, goods_ids, total } = first.match
    const product = products.find(({ goods }) => goods.id === goods_ids[0])
    const taken = status === 'one' || (status === 'several' && only.takes)
    const row = { ...only, status, total, goods_id: taken ? (goods_ids[0] ?? null) : null }
    const name = taken && product ? `${product.goods.name} ${product.goods.ypgg} ${product.goods.sccj}` : ''
    const line = rows.filter(each => !isBlank(each)).findIndex(({ key }) => key === only.key) + 1
    return `第 ${line} 行：${[name, noteOfRow(row, taken ? product : undefined).text].filter(Boolean).join('，')}`
  }
  const count = (status: string) => found.filter(({ match }) => match.state === status).length
  return `${found.length} 行：${count('one')} 行已匹配，${count('several')} 行需要选择，${count('none')} 行没有找到`
}
