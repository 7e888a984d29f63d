import { type Dispatch, startTransition, useEffect, useId, useState } from 'react'
import { sameProductText } from './addedRows'
import { gridRole } from './gridRoles'
import { type GridProduct, isFilled } from './gridRow'
import type { GridAction, GridState } from './gridState'
import { sharedProducts } from './gridSummary'
import * as css from './QuickGrid.css'
import { QuickList } from './QuickList'
import { QuickRow } from './QuickRow'
import { useGridKeys } from './useGridKeys'
import { useRowSuggestions } from './useRowSuggestions'

const COLUMNS = [
  ['line', '行'],
  ['query', '编码、条码、名称或拼音'],
  ['product', '商品'],
  ['last', '上次'],
  ['price', '现价'],
  ['number', '数量'],
  ['subtotal', '小计'],
  ['note', '状态'],
  ['remove', '操作'],
] as const

export interface QuickGridProps {
  state: GridState
  dispatch: Dispatch<GridAction>
  /** Adds every row that is ready. */
  onAddAll: () => void
}

/** The grid of a quick purchase, for the keyboard: text, number, next row. In a narrow page each row is a card. */
export function QuickGrid({ state, dispatch, onAddAll }: QuickGridProps) {
  const { rows, products } = state
  const listId = useId()
  const suggestions = useRowSuggestions(rows)
  const { ref, ...handlers } = useGridKeys({ rows, dispatch, suggestions, addAll: onAddAll })
  const shared = sharedProducts(state)
  const shown = useShownRows(rows.length)

  function take(key: number, product: GridProduct) {
    dispatch({ type: 'take', key, product })
    suggestions.close()
    ref.current?.querySelector<HTMLInputElement>(`[data-row="${key}"][data-cell="number"]`)?.focus()
  }

  return (
    <div className={css.root}>
      <table {...gridRole.table} aria-label="采购清单" aria-rowcount={rows.length + 1} className={css.table}>
        <thead {...gridRole.group} className={css.heads}>
          <tr {...gridRole.row} className={css.headRow}>
            {COLUMNS.map(([column, title]) => (
              <th key={column} {...gridRole.column} className={css.head} data-column={column}>
                {column === 'remove' ? <span className={css.hidden}>{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...gridRole.group} ref={ref} className={css.body} {...handlers}>
          {rows.slice(0, shown).map((row, at) => {
            const list = suggestions.key === row.key && suggestions.list.length > 0
            const others = row.goods_id !== null && isFilled(row) ? shared.get(row.goods_id) : undefined
            return (
              <QuickRow
                key={row.key}
                row={row}
                line={at + 1}
                product={row.goods_id === null ? undefined : products.get(row.goods_id)}
                same={sameProductText(others?.lines ?? [], at + 1)}
                together={others?.packs ?? 0}
                products={row.choices.length > (row.goods_id === null ? 0 : 1) ? products : undefined}
                dispatch={dispatch}
                combobox={
                  list
                    ? {
                        'aria-controls': listId,
                        'aria-activedescendant': optionId(listId, suggestions.index),
                      }
                    : undefined
                }
                list={
                  list && (
                    <QuickList
                      id={listId}
                      list={suggestions.list}
                      index={suggestions.index}
                      onTake={product => take(row.key, product)}
                    />
                  )
                }
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function optionId(listId: string, index: number): string | undefined {
  return index === -1 ? undefined : `${listId}-${index}`
}

/** Rows that are added at a time: the page answers between them. */
const ROWS_AT_ONCE = 40

/** How many rows are in the document: a long list is added in parts. */
function useShownRows(count: number): number {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + ROWS_AT_ONCE)))
    return () => clearTimeout(timer)
  }, [shown, count])
  return shown
}
