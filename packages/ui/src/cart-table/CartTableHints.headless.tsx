'use client'
import { forwardRef, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react'
import { manjianText } from '../manjian-hints/headless'
import { useCartTable, useCartTableLine } from './CartTableContext'
import { CartTableAction } from './CartTableRow.headless'
import { cartLineHints } from './cartLineHints'

export interface CartTableHintsProps extends HTMLAttributes<HTMLUListElement> {
  rowClassName?: string
  actionClassName?: string
}

/**
 * What a buyer should know about one line: why it cannot be bought and what to do, what an edit ran into, its
 * notices, expiry, ladder, gift and full reduction. Renders `ul`, or nothing; rows set `data-kind`.
 */
export const CartTableHints = forwardRef<HTMLUListElement, CartTableHintsProps>(function Hints(
  { rowClassName, actionClassName, ...rest },
  ref,
) {
  const { line, error } = useCartTableLine('CartTableHints')
  const hints = cartLineHints(line, error)
  const manjian = useManjianText(line.goods_manjian_id)
  if (hints.length === 0 && manjian === '') return null
  return (
    <ul aria-label="提示" {...rest} ref={ref}>
      {hints.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className={rowClassName} data-kind={kind}>
          {text}
          {kind === 'reason' && <CartTableAction className={actionClassName} />}
        </li>
      ))}
      {manjian !== '' && (
        <li className={rowClassName} data-kind="manjian">
          {manjian}
        </li>
      )}
    </ul>
  )
})

/** How the line's full reduction stands; wakes the row only when these words change. */
function useManjianText(goods_manjian_id: number | null): string {
  const { cart } = useCartTable('CartTableHints')
  const read = useCallback(() => {
    if (goods_manjian_id === null) return ''
    const list = cart.getTotal().total?.activity_data.manjians.list ?? []
    const state = list.find(activity => activity.goods_manjian_id === goods_manjian_id)
    const text = state ? manjianText(state) : ''
    return state && text ? `${state.name}：${text}` : ''
  }, [cart, goods_manjian_id])
  return useSyncExternalStore(cart.subscribeTotal, read, read)
}
