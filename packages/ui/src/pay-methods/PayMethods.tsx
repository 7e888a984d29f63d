'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import { useControllable } from '../part/useControllable'
import { RadioGroup, type RadioGroupProps } from '../radio-group'
import * as css from './PayMethods.css'

/** A way of paying as offered for one order. */
export interface PayOffer {
  way: string
  text: string
  /** What to know before choosing it: `扫码支付`. */
  note: string
  usable: boolean
  /** Why it cannot be used; empty when it can. */
  reason: string
}

export const payMethodsLabels = {
  /** Names the group. */
  legend: '支付方式',
}

type ChoiceProps = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'required' | 'disabled'>

export interface PayMethodsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'>,
    ChoiceProps {
  /** The ways, as `paymentOffers` of `@yaoji/domain` answers them. */
  offers: readonly PayOffer[]
  onValueChange?: (way: string) => void
  /** What the chosen way asks for besides: a password, an account to transfer to. */
  extra?: (way: string) => ReactNode
  /** Words in place of those of {@link payMethodsLabels}. */
  labels?: Partial<typeof payMethodsLabels>
}

/** The ways an order can be paid, as cards; those that cannot be used say why. Renders `div` around a radio group. */
export const PayMethods = forwardRef<HTMLDivElement, PayMethodsProps>(function PayMethods(props, ref) {
  const { offers, extra, name = 'pay_type', value, defaultValue, onValueChange, ...others } = props
  const { required, disabled, labels, className, ...rest } = others
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange)
  const more = chosen === undefined ? null : extra?.(chosen)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <RadioGroup
        variant="cards"
        legend={labels?.legend ?? payMethodsLabels.legend}
        options={offers.map(optionOf)}
        name={name}
        required={required}
        disabled={disabled}
        value={chosen}
        onValueChange={choose}
      />
      {more && (
        <div className={css.extra} data-part="extra">
          {more}
        </div>
      )}
    </div>
  )
})

function optionOf({ way, text, note, usable, reason }: PayOffer): RadioGroupProps['options'][number] {
  if (!usable) return { value: way, label: text, reason, disabled: true }
  return { value: way, label: text, description: note }
}
