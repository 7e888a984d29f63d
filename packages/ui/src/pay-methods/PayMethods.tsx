'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { useControllable } from '../part/useControllable'
import { RadioGroup, type RadioGroupProps } from '../radio-group'
import * as css from './PayMethods.css'

/** A payment method for one order. */
export interface PaymentOption {
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

type ChoiceProps = Pick<RadioGroupProps, 'value' | 'defaultValue' | 'required' | 'disabled'>

export interface PayMethodsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'>,
    ChoiceProps {
  /**
   * Name of the choice in its form.
   * @default 'pay_type'
   */
  name?: string
  /** The payment methods: the result of `paymentOptions` of `@yaoji/domain`. */
  options: readonly PaymentOption[]
  onValueChange?: (way: string) => void
  /** The buyer presses Enter on the chosen method: pays by it. */
  onEnter?: (() => void) | undefined
  /** More content for the chosen method: a password, the account for a transfer. */
  extra?: (way: string) => ReactNode
  /** Words in place of those of {@link payMethodsLabels}. */
  labels?: Partial<typeof payMethodsLabels>
}

/** The payment methods of an order, as cards; an unusable one shows why, below its note. Renders `div` around a radio group. */
export const PayMethods = forwardRef<HTMLDivElement, PayMethodsProps>(function PayMethods(props, ref) {
  const { options, extra, name = 'pay_type', value, defaultValue, onValueChange, ...others } = props
  const { onEnter, onKeyDown, required, disabled, labels, className, ...rest } = others
  const words = useLabels('payMethods', payMethodsLabels, labels)
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange)
  const more = chosen === undefined ? null : extra?.(chosen)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter on a method, which has the focus
    <div
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      onKeyDown={composeEventHandlers(onKeyDown, event => {
        const { target, key } = event
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio' || !onEnter)
          return
        event.preventDefault()
        onEnter()
      })}
    >
      <RadioGroup
        variant="cards"
        legend={words.legend}
        options={options.map(optionOf)}
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

function optionOf({ way, text, note, usable, reason }: PaymentOption): RadioGroupProps['options'][number] {
  const option = { value: way, label: text, description: note }
  return usable ? option : { ...option, reason, disabled: true }
}
