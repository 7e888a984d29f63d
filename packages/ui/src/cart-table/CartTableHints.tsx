'use client'
import { forwardRef, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react'
import { hintList } from './hintList'
import { type LineCell, useLineCell } from './useCellContext'

/**
 * What a buyer should know about one line: why it cannot be bought and what to do, what an edit ran into, its
 * notices, rules of ephedrine-type goods, ladder and full reduction. Renders `ul`, or nothing; rows set `data-kind`.
 */
export const CartTableHints = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(
  function CartTableHints(props, ref) {
    const cell = useLineCell('CartTableHints')
    const reduction = useReductionText(cell)
    return hintList(cell, reduction, { ...props, ref })
  },
)

/** What the line's full reduction takes off; renders the row again only when these words change. */
function useReductionText({ table: { cart, words }, money, state }: LineCell): string {
  const { goods_manjian_id } = state.line
  const read = useCallback(() => {
    if (goods_manjian_id === null) return ''
    const list = cart.getTotal().total?.activity_data.manjians.list ?? []
    const state = list.find(activity => activity.goods_manjian_id === goods_manjian_id)
    return state ? words.reduction(state, money) : ''
  }, [cart, goods_manjian_id, words, money])
  return useSyncExternalStore(goods_manjian_id === null ? never : cart.subscribeTotal, read, read)
}

/** Of a line without a full reduction there is nothing to hear. */
const never = () => () => {}
