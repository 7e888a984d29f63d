'use client'
import { type AdjustedNumber, type Quantity, type UseQuantityOptions, useQuantity } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type Ref,
  useId,
} from 'react'
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
  function QuantityStepperRoot(props, ref) {
    const { state, root } = useStepperRoot(props)
    return (
      <Context.Provider value={state}>
        <div {...root} ref={ref} />
      </Context.Provider>
    )
  },
)

/** The state of a stepper, and the attributes of the element around its parts. */
function useStepperRoot(props: QuantityStepperRootProps) {
  const { rule, value, defaultValue, onQuantityChange, onAccept, ...others } = props
  const { label, disabled, labels, className, ...rest } = others
  const words = useLabels('quantityStepper', quantityStepperLabels, labels)
  const number = { value, defaultValue, onQuantityChange, onAccept }
  const quantity = useQuantity({ rule, ...number, messageOf: words.adjusted })
  const off = disabled === true || quantity.bounds === null
  const state: StepperContext = {
    ...quantity,
    disabled: off,
    label,
    messageId: useId(),
    unit: rule.unit ?? '',
    words,
  }
  const root = {
    // A fieldset cannot be laid out in a row of a table in every browser.
    role: 'group',
    'aria-label': label,
    ...rest,
    className: joinClass(css.root, className),
    'data-disabled': dataAttr(off),
    'data-adjusted': dataAttr(quantity.message !== ''),
  }
  return { state, root }
}

type ButtonProps = ComponentPropsWithoutRef<'button'>

/** Removes one pack. Outside the tab order: Down does the same in the field. Renders `button`. */
export const QuantityStepperDecrease = forwardRef<HTMLButtonElement, ButtonProps>(
  function QuantityStepperDecrease(props, ref) {
    return decreaseButton(useStepper('QuantityStepperDecrease'), props, ref)
  },
)

function decreaseButton(
  { words, label, disabled, canDecrease, decrease }: StepperContext,
  { onClick, className, children = '−', ...rest }: ButtonProps = {},
  ref?: Ref<HTMLButtonElement>,
) {
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
}

/** Adds one pack. Outside the tab order: Up does the same in the field. Renders `button`. */
export const QuantityStepperIncrease = forwardRef<HTMLButtonElement, ButtonProps>(
  function QuantityStepperIncrease(props, ref) {
    return increaseButton(useStepper('QuantityStepperIncrease'), props, ref)
  },
)

function increaseButton(
  { words, label, disabled, canIncrease, increase }: StepperContext,
  { onClick, className, children = '+', ...rest }: ButtonProps = {},
  ref?: Ref<HTMLButtonElement>,
) {
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
}

export type QuantityStepperInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue'>

/**
 * The field: a spinbutton that takes typing and changes it to a legal number when it loses the focus. The focus selects
 * its content, so that typing replaces the number. Renders `input`.
 */
export const QuantityStepperInput = forwardRef<HTMLInputElement, QuantityStepperInputProps>(
  function QuantityStepperInput(props, ref) {
    return inputOf(useStepper('QuantityStepperInput'), props, ref)
  },
)

function inputOf(state: StepperContext, props: QuantityStepperInputProps = {}, ref?: Ref<HTMLInputElement>) {
  const { onChange, onCompositionEnd, onFocus, onBlur, onKeyDown, onMouseDown, className, ...rest } = props
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
}

/**
 * Says what was changed and why, politely; empty until something was. It is above the field, or below it where the box
 * around it begins. Renders `span`; sets `data-empty`, and `data-side="below"`.
 */
export const QuantityStepperMessage = forwardRef<HTMLSpanElement, MessageProps>(
  function QuantityStepperMessage(props, ref) {
    const state = useStepper('QuantityStepperMessage')
    return messageOf(state, useMessageSide(state.messageId, state.message), props, ref)
  },
)

type MessageProps = Omit<HTMLAttributes<HTMLSpanElement>, 'id'>

function messageOf(
  { message, messageId }: StepperContext,
  side: ReturnType<typeof useMessageSide>,
  { className, ...rest }: MessageProps = {},
  ref?: Ref<HTMLSpanElement>,
) {
  return (
    <span
      role="status"
      {...rest}
      ref={ref}
      className={joinClass(css.message, className)}
      id={messageId}
      data-empty={dataAttr(message === '')}
      data-side={side}
    >
      {message}
    </span>
  )
}

export type QuantityStepperProps = Omit<QuantityStepperRootProps, 'children'>

/**
 * A quantity between minus and plus, by the rule of a product: the ready composition, one component for all its parts.
 * Renders `div`.
 */
export const QuantityStepper = forwardRef<HTMLDivElement, QuantityStepperProps>(
  function QuantityStepper(props, ref) {
    const { state, root } = useStepperRoot(props)
    const side = useMessageSide(state.messageId, state.message)
    return (
      <div {...root} ref={ref}>
        {decreaseButton(state)}
        {inputOf(state)}
        {increaseButton(state)}
        {messageOf(state, side)}
      </div>
    )
  },
)
