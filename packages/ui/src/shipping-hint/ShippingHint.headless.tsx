import { freeShippingHint, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'

export interface ShippingHintProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Missing to free shipping, as decimal string. */
  no_trans_order_amount: string
}

/** What is missing to free shipping; nothing when that is not positive (ST-04). Renders `p`. */
export const ShippingHint = forwardRef<HTMLParagraphElement, ShippingHintProps>(function ShippingHint(
  { no_trans_order_amount, ...rest },
  ref,
) {
  const text = freeShippingHint(parseAmount(no_trans_order_amount))
  if (text === null) return null
  return (
    <p {...rest} ref={ref}>
      {text}
    </p>
  )
})
