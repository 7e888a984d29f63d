'use client'
import { forwardRef, type TdHTMLAttributes, type ThHTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { CartGroupCheck } from './CartGroupCheck'
import { useCartTable, useCartTableWarehouse } from './CartTableContext'
import * as css from './CartTableRow.css'

/** The box that selects every line of a warehouse. Renders `td`. */
export const CartTableWarehouseCheckCell = forwardRef<
  HTMLTableCellElement,
  Omit<TdHTMLAttributes<HTMLTableCellElement>, 'children'>
>(function CartTableWarehouseCheckCell({ className, ...rest }, ref) {
  const { words } = useCartTable('CartTableWarehouseCheckCell')
  const { ck_id, name } = useCartTableWarehouse('CartTableWarehouseCheckCell')
  return (
    <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.warehouseCheckCell, className)}>
      <CartGroupCheck
        aria-label={words.selectWarehouse(name || words.otherWarehouse)}
        className={css.check}
        data-part="check"
        ck_id={ck_id}
      />
    </td>
  )
})

/** The name of a warehouse and how many kinds leave from it, over the other columns. Renders `th`. */
export const CartTableWarehouseName = forwardRef<
  HTMLTableCellElement,
  Omit<ThHTMLAttributes<HTMLTableCellElement>, 'children'>
>(function CartTableWarehouseName({ className, ...rest }, ref) {
  const { words } = useCartTable('CartTableWarehouseName')
  const { name, count } = useCartTableWarehouse('CartTableWarehouseName')
  return (
    <th
      {...tableRole.rowHead}
      scope="rowgroup"
      colSpan={5}
      aria-colspan={5}
      {...rest}
      ref={ref}
      className={joinClass(css.warehouseName, className)}
    >
      {name || words.otherWarehouse}{' '}
      <span className={css.kinds} data-part="kinds">
        {words.kinds(count)}
      </span>
    </th>
  )
})
