'use client'
import { useScrollableTabStop } from '../part/useScrollableTabStop'
import { plain } from '../theme/base.css'
import * as css from './Article.css'
import { ArticleText } from './ArticleText'
import type { ArticleSpan } from './article-block'

interface ArticleTableProps {
  head: readonly string[]
  rows: readonly (readonly (readonly ArticleSpan[])[])[]
  /** Read out with the table. */
  name: string
}

/** A table that scrolls inside itself where it is too wide; the first column stays. */
export function ArticleTable({ head, rows, name }: ArticleTableProps) {
  const stop = useScrollableTabStop(null, name)
  return (
    <div {...stop} className={css.tableBox} data-part="table-box">
      <table aria-label={name} className={css.table} data-part="table">
        <thead className={plain}>
          <tr className={plain}>
            {head.map(text => (
              <th key={text} scope="col" className={css.column} data-part="column">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={plain}>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order does not change
            <tr key={at} className={plain} data-part="row">
              {cells.map((spans, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                <Cell key={column} first={column === 0} spans={spans} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ first, spans }: { first: boolean; spans: readonly ArticleSpan[] }) {
  const text = <ArticleText spans={spans} />
  if (first) {
    return (
      <th scope="row" className={css.rowName} data-part="row-name">
        {text}
      </th>
    )
  }
  return (
    <td className={css.cell} data-part="cell">
      {text}
    </td>
  )
}
