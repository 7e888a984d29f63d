'use client'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'
import {
  RadioGroupItem,
  type RadioGroupItemProps,
  RadioGroupRoot,
  type RadioGroupRootProps,
} from '../radio-group/headless'

/** A way of paying as offered for one order. */
export interface PayOffer {
  way: string
  text: string
  /** What stands beside the name: 扫码支付. */
  note: string
  usable: boolean
  /** Why it cannot be used; empty when it can. */
  reason: string
}

const Context = createContext<PayOffer | null>(null)

/** The offer of the method around; for parts of your own. */
export const usePayOffer = (part: string) => useRequiredContext(Context, part, 'PayMethodsItem')

/** The ways an order can be paid. Renders a radio group. */
export const PayMethodsRoot = forwardRef<HTMLFieldSetElement, RadioGroupRootProps>(function Root(props, ref) {
  return <RadioGroupRoot name="pay_type" {...props} ref={ref} />
})

export interface PayMethodsItemProps extends Omit<RadioGroupItemProps, 'value' | 'reason' | 'disabled'> {
  offer: PayOffer
}

/** One way, its whole face a target. Renders what RadioGroupItem renders; sets `data-way`. */
export const PayMethodsItem = forwardRef<HTMLLabelElement, PayMethodsItemProps>(function Item(
  { offer, ...rest },
  ref,
) {
  return (
    <Context.Provider value={offer}>
      <RadioGroupItem
        {...rest}
        ref={ref}
        value={offer.way}
        reason={offer.usable ? undefined : offer.reason}
        disabled={!offer.usable}
        data-way={offer.way}
      />
    </Context.Provider>
  )
})

type Span = HTMLAttributes<HTMLSpanElement>

/** Its name. Renders `span`. */
export const PayMethodsName = forwardRef<HTMLSpanElement, Span>(function Name(props, ref) {
  return (
    <span {...props} ref={ref}>
      {usePayOffer('PayMethodsName').text}
    </span>
  )
})

/** What to know before choosing it; left out while it cannot be used. Renders `span`. */
export const PayMethodsNote = forwardRef<HTMLSpanElement, Span>(function Note(props, ref) {
  const { note, usable } = usePayOffer('PayMethodsNote')
  if (!usable || !note) return null
  return (
    <span {...props} ref={ref}>
      {note}
    </span>
  )
})
