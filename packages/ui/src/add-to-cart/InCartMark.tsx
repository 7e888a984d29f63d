'use client'
import { useFocusOnMount } from '@yaoji/hooks'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { Link, type LinkProps } from '../link'
import { joinClass } from '../part/joinClass'
import { QuantityStepperInput, QuantityStepperMessage, QuantityStepperRoot } from '../quantity-stepper'
import { useOrderedGoods } from './AddToCart'
import * as css from './InCartMark.css'

export interface InCartMarkProps extends LinkProps {
  /** Packs in the cart. */
  number: number
  /** Changes the number; without it the mark is only a link. The field has the rule of the product. */
  onNumberChange?: ((number: number) => void) | undefined
}

/**
 * How many packs of the product are in the cart. Renders nothing for 0, the application's link to the cart, or with
 * `onNumberChange` a `button` that becomes a field for another number: Enter takes it, Esc and leaving the field do not.
 */
export const InCartMark = forwardRef<HTMLAnchorElement, InCartMarkProps>(function InCartMark(
  { number, onNumberChange, className, children, ...rest },
  ref,
) {
  const { goods, labels } = useOrderedGoods('InCartMark')
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (number === 0) return null
  const text = children ?? labels.inCart(number)
  if (!onNumberChange)
    return (
      <Link
        aria-label={labels.inCart(number)}
        {...rest}
        ref={ref}
        className={joinClass(css.inCart, className)}
      >
        {text}
      </Link>
    )
  if (!editing)
    return (
      <button
        type="button"
        ref={button}
        title={rest.title}
        aria-label={labels.editInCart(goods.name, number)}
        className={joinClass(css.inCart, className)}
        data-part="edit"
        onClick={() => setEditing(true)}
      >
        {text}
      </button>
    )
  return (
    <NumberField
      name={labels.numberInCart(goods.name)}
      number={number}
      className={className}
      onClose={() => setEditing(false)}
      onTake={onNumberChange}
    />
  )
})

interface NumberFieldProps {
  name: string
  number: number
  className: string | undefined
  onClose: () => void
  onTake: (number: number) => void
}

/** The number by the rule of the product, as it is where the number is chosen. */
function NumberField({ name, number, className, onClose, onTake }: NumberFieldProps) {
  const { order } = useOrderedGoods('InCartMark')
  const field = useFocusOnMount<HTMLInputElement>()
  return (
    <QuantityStepperRoot
      label={name}
      rule={order.rule}
      defaultValue={number}
      className={joinClass(css.field, className)}
      data-part="field"
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
        // The same press would open the field again: the button in its place has the focus before the key is up.
        if (event.key === 'Enter') event.preventDefault()
      }}
      onAccept={wanted => {
        if (wanted !== number) onTake(wanted)
        onClose()
      }}
    >
      <QuantityStepperInput ref={field} onBlur={onClose} />
      <QuantityStepperMessage />
    </QuantityStepperRoot>
  )
}
