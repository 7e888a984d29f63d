'use client'
import { type AdjustedNumber, type Quantity, type UseQuantityOptions, useQuantity } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes, useId } from 'react'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import * as css from './QuantityStepper.css'
import { useMessageSide } from './useMessageSide'

export const quantityStepperLabels = {
  decrease: (label: string) => `减少${label}`,
  increase: (label: string) => `增加${label}`,
  /** The number as it is read out; the unit is empty where the rule has none. */
  value: (number: number, unit: string) => `${number} ${unit}`.trim(),
  /** Why a number is not the one that was typed. */
  adjusted: ({ message }: AdjustedNumber) => message,
}

interface StepperContext extends Quantity {
  readonly disabled: boolean
  readonly label: string
  readonly messageId: string
  readonly unit: string
  readonly words: typeof quantityStepperLabels
}

const Context = createContext<StepperContext | null>(null)

const useStepper = (part: string) => useRequiredContext(Context, part, 'QuantityStepperRoot')

export interface QuantityStepperRootProps
  extends UseQuantityOptions,
    Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** Name of the quantity: `阿莫西林胶囊 数量`. */
  label: string
  /** @default false */
  disabled?: boolean
  /** Words in place of those of {@link quantityStepperLabels}. */
  labels?: Partial<typeof quantityStepperLabels>
}

/**
 * Holds a quantity by the rule of a product. Renders `div`, a group; sets `data-disabled`, and `data-adjusted` while
 * the number differs from what was typed.
 */
export const QuantityStepperRoot = forwardRef<HTMLDivElement, QuantityStepperRootProps>(
  function QuantityStepperRoot(
    { rule, value, defaultValue, onQuantityChange, onAccept, label, disabled, labels, className, ...rest },
    ref,
  ) {
    const words = useLabels('quantityStepper', quantityStepperLabels, labels)
    const messageOf = words.adjusted
    const quantity = useQuantity({ rule, value, defaultValue, onQuantityChange, onAccept, messageOf })
    const messageId = useId()
    const off = disabled === true || quantity.bounds === null
    return (
      <Context.Provider
        value={{ ...quantity, disabled: off, label, messageId, unit: rule.unit ?? '', words }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a table in every browser */}
        <div
          role="group"
          aria-label={label}
          {...rest}
          ref={ref}
          className={joinClass(css.root, className)}
          data-disabled={dataAttr(off)}
          data-adjusted={dataAttr(quantity.message !== '')}
        />
      </Context.Provider>
    )
  },
)

type ButtonProps = ComponentPropsWithoutRef<'button'>

/** Removes one pack. Outside the tab order: Down does the same in the field. Renders `button`. */
export const QuantityStepperDecrease = forwardRef<HTMLButtonElement, ButtonProps>(
  function QuantityStepperDecrease({ onClick, className, children = '−', ...rest }, ref) {
    const { words, label, disabled, canDecrease, decrease } = useStepper('QuantityStepperDecrease')
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.decrease(label)}
        disabled={disabled || !canDecrease}
        {...rest}
        ref={ref}
        className={joinClass(css.button, className)}
        onClick={composeEventHandlers(onClick, decrease)}
      >
        {children}
      </button>
    )
  },
)

/** Adds one pack. Outside the tab order: Up does the same in the field. Renders `button`. */
export const QuantityStepperIncrease = forwardRef<HTMLButtonElement, ButtonProps>(
  function QuantityStepperIncrease({ onClick, className, children = '+', ...rest }, ref) {
    const { words, label, disabled, canIncrease, increase } = useStepper('QuantityStepperIncrease')
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.increase(label)}
        disabled={disabled || !canIncrease}
        {...rest}
        ref={ref}
        className={joinClass(css.button, className)}
        onClick={composeEventHandlers(onClick, increase)}
      >
        {children}
      </button>
    )
  },
)

export type QuantityStepperInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue'>

/**
 * The field: a spinbutton that takes typing and changes it to a legal number when it loses the focus. The focus selects
 * its content, so that typing replaces the number. Renders `input`.
 */
export const QuantityStepperInput = forwardRef<HTMLInputElement, QuantityStepperInputProps>(
  function QuantityStepperInput(props, ref) {
    const { onChange, onCompositionEnd, onFocus, onBlur, onKeyDown, onMouseDown, className, ...rest } = props
    const state = useStepper('QuantityStepperInput')
    return (
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={state.label}
        aria-valuenow={state.number}
        aria-valuetext={state.words.value(state.number, state.unit)}
        aria-valuemin={state.bounds?.lowest ?? 0}
        aria-valuemax={state.bounds?.highest ?? 0}
        aria-describedby={state.message ? state.messageId : undefined}
        disabled={state.disabled}
        {...rest}
        ref={ref}
        className={joinClass(css.input, className)}
        value={state.text}
        onChange={composeEventHandlers(onChange, ({ currentTarget, nativeEvent }) =>
          state.onType(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true),
        )}
        onCompositionEnd={composeEventHandlers(onCompositionEnd, event =>
          state.onType(event.currentTarget.value),
        )}
        onFocus={composeEventHandlers(onFocus, state.onFocus)}
        onBlur={composeEventHandlers(onBlur, state.onCommit)}
        onMouseDown={composeEventHandlers(onMouseDown, state.onMouseDown)}
        onKeyDown={composeEventHandlers(onKeyDown, state.onKeyDown)}
      />
    )
  },
)

/**
 * Says what was changed and why, politely; empty until something was. It is above the field, or below it where the box
 * around it begins. Renders `span`; sets `data-empty`, and `data-side="below"`.
 */
export const QuantityStepperMessage = forwardRef<
  HTMLSpanElement,
  Omit<HTMLAttributes<HTMLSpanElement>, 'id'>
>(function QuantityStepperMessage({ className, ...rest }, ref) {
  const state = useStepper('QuantityStepperMessage')
  const side = useMessageSide(state.messageId, state.message)
  return (
    <span
      role="status"
      {...rest}
      ref={ref}
      className={joinClass(css.message, className)}
      id={state.messageId}
      data-empty={dataAttr(state.message === '')}
      data-side={side}
    >
      {state.message}
    </span>
  )
})

export type QuantityStepperProps = Omit<QuantityStepperRootProps, 'children'>

/** A quantity between minus and plus, by the rule of a product: the ready composition. Renders `div`. */
export const QuantityStepper = forwardRef<HTMLDivElement, QuantityStepperProps>(
  function QuantityStepper(props, ref) {
    return (
      <QuantityStepperRoot {...props} ref={ref}>
        <QuantityStepperDecrease />
        <QuantityStepperInput />
        <QuantityStepperIncrease />
        <QuantityStepperMessage />
      </QuantityStepperRoot>
    )
  },
)
