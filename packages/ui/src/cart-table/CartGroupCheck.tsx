'use client'
import { useCartCheck } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { CheckboxInput, type CheckboxInputProps } from '../checkbox'
import { useCartTable } from './CartTableContext'

interface CartGroupCheckProps extends CheckboxInputProps {
  /** The warehouse whose lines it selects; every line of the cart where it is absent. */
  ck_id?: number
}

/** A box for many lines: one press selects those that are not selected yet, or deselects all. */
export const CartGroupCheck = forwardRef<HTMLInputElement, CartGroupCheckProps>(function CartGroupCheck(
  { ck_id, ...rest },
  ref,
) {
  const { cart, onSelect } = useCartTable('CartTableCheckAll')
  const state = useCartCheck(cart, ck_id)
  function select(checked: boolean) {
    const selected = cart.idsOf('selected', ck_id)
    if (!checked) return onSelect(selected, 0)
    const already = new Set(selected)
    onSelect(
      cart.idsOf('selectable', ck_id).filter(id => !already.has(id)),
      1,
    )
  }
  return (
    <CheckboxInput
      {...rest}
      ref={ref}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={state === 'off'}
      onCheckedChange={select}
    />
  )
})
