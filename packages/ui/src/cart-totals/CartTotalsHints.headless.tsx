'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, useId, useState } from 'react'
import { ManjianHints, type ManjianHintsProps, manjianText } from '../manjian-hints/headless'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { ShippingHint, type ShippingHintProps } from '../shipping-hint/headless'
import { useCartTotals } from './CartTotals.headless'

export interface CartTotalsHintsProps extends HTMLAttributes<HTMLDivElement> {
  /** Gets the hints themselves. */
  listClassName?: string
  /** Gets the button that shows all of them. */
  moreClassName?: string
}

/**
 * The hints in one box, and where there are several a button for windows that have room for the first line only. Renders
 * `div`; sets `data-open`. Nothing when there is nothing to say.
 */
export const CartTotalsHints = forwardRef<HTMLDivElement, CartTotalsHintsProps>(function Hints(
  { children, listClassName, moreClassName, ...rest },
  ref,
) {
  const { total } = useCartTotals('CartTotalsHints')
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { manjians } = total.activity_data
  const { no_trans_order_amount } = total.shipping_data
  const count =
    manjians.list.filter(state => manjianText(state) !== '').length +
    Number(parseAmount(no_trans_order_amount) > 0)
  if (count === 0) return null
  return (
    <div {...rest} ref={ref} data-open={dataAttr(open)}>
      <div id={listId} className={listClassName}>
        {children}
      </div>
      {count > 1 && (
        <button
          type="button"
          className={moreClassName}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : '更多'}
          <VisuallyHidden>优惠提示</VisuallyHidden>
        </button>
      )}
    </div>
  )
})

/** What is missing to the next full reduction; nothing where there is none. */
export function CartTotalsManjian(props: Partial<ManjianHintsProps>) {
  const { total } = useCartTotals('CartTotalsManjian')
  return <ManjianHints {...props} list={total.activity_data.manjians.list} />
}

/** What is missing to free shipping; nothing when that is not positive. */
export function CartTotalsShippingHint(props: Partial<ShippingHintProps>) {
  const { total } = useCartTotals('CartTotalsShippingHint')
  return <ShippingHint {...props} no_trans_order_amount={total.shipping_data.no_trans_order_amount} />
}
