'use client'
import { Icon } from '../icon'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './OrderGridTable.css'
import type { OrderGridLabels } from './orderGridLabels'

/** The columns of the sheet, and the side at which their values end. */
export const ORDER_GRID_COLUMNS = [
  { name: 'line', align: 'end' },
  { name: 'query' },
  { name: 'product' },
  { name: 'expiry' },
  { name: 'stock', align: 'end' },
  { name: 'last', align: 'end' },
  { name: 'price', align: 'end' },
  { name: 'number', align: 'end' },
  { name: 'subtotal', align: 'end' },
  { name: 'note' },
  { name: 'remove' },
] as const

/** The heads of the columns, which stay in sight. Renders `thead`. */
export function OrderGridHeads({ words }: { words: OrderGridLabels }) {
  const texts = { ...words, expiry: words.expiryHead, stock: words.stockHead, remove: words.actions }
  return (
    <thead {...tableRole.group} className={css.heads} data-part="heads">
      <tr {...tableRole.row} className={css.headRow}>
        {ORDER_GRID_COLUMNS.map(column => (
          <th
            key={column.name}
            {...tableRole.column}
            className={css.head}
            data-part="head"
            data-column={column.name}
            data-align={'align' in column ? column.align : undefined}
          >
            {column.name === 'remove' ? <VisuallyHidden>{texts.remove}</VisuallyHidden> : texts[column.name]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface OrderGridRegularHeadProps {
  words: OrderGridLabels
  /** Number of regular products. */
  count: number
  folded: boolean
  onFold: (folded: boolean) => void
}

/** Above the regular products: how many there are, and the button that folds them. Renders `tr`. */
export function OrderGridRegularHead({ words, count, folded, onFold }: OrderGridRegularHeadProps) {
  return (
    <tr {...tableRole.row} className={css.groupRow} data-part="regular">
      <td {...tableRole.cell} colSpan={ORDER_GRID_COLUMNS.length} className={css.group}>
        <button
          type="button"
          aria-expanded={!folded}
          className={css.fold}
          data-part="fold"
          onClick={() => onFold(!folded)}
        >
          <Icon name={folded ? 'chevron-right' : 'chevron-down'} size="s" />
          {words.regular(count)}
        </button>
      </td>
    </tr>
  )
}
