'use client'
import { type Quantity, type UseQuantityOptions, useQuantity } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes, useId } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

interface StepperContext extends Quantity {
  readonly disabled: boolean
  readonly label: string
  readonly messageId: string
}

const Context = createContext<StepperContext | null>(null)

const useStepper = (part: string) => useRequiredContext(Context, part, 'QuantityStepperRoot')

export interface QuantityStepperRootProps
  extends UseQuantityOptions,
    Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** Whose quantity this is: `阿莫西林胶囊 数量`. */
  label: string
  disabled?: boolean
}

/**
 * Holds a quantity by the rule of a goods. Renders a group; sets `data-disabled`, and `data-adjusted` while the
 * number differs from what was typed.
 */
export const QuantityStepperRoot = forwardRef<HTMLDivElement, QuantityStepperRootProps>(function Root(
  { rule, value, defaultValue, onQuantityChange, label, disabled, ...rest },
  ref,
) {
  const quantity = useQuantity({ rule, value, defaultValue, onQuantityChange })
  const messageId = useId()
  const off = disabled === true || quantity.bounds === null
  return (
    <Context.Provider value={{ ...quantity, disabled: off, label, messageId }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a table in every browser */}
      <div
        role="group"
        aria-label={label}
        {...rest}
        ref={ref}
        data-disabled={dataAttr(off)}
        data-adjusted={dataAttr(quantity.message !== '')}
      />
    </Context.Provider>
  )
})

type ButtonProps = ComponentPropsWithoutRef<'button'>

function stepButton(
  name: string,
  verb: string,
  can: (state: StepperContext) => boolean,
  act: (state: StepperContext) => void,
) {
  return forwardRef<HTMLButtonElement, ButtonProps>(function StepButton({ onClick, ...rest }, ref) {
    const state = useStepper(name)
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${verb}${state.label}`}
        disabled={state.disabled || !can(state)}
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => act(state))}
      />
    )
  })
}

/** Takes one pack off. Outside the tab order: Down does the same from the field. */
export const QuantityStepperDecrease = stepButton(
  'QuantityStepperDecrease',
  '减少',
  state => state.canDecrease,
  state => state.decrease(),
)

/** Puts one pack on. Outside the tab order: Up does the same from the field. */
export const QuantityStepperIncrease = stepButton(
  'QuantityStepperIncrease',
  '增加',
  state => state.canIncrease,
  state => state.increase(),
)

export interface QuantityStepperInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue'> {}

/** The field: a spinbutton that takes typing and snaps when it is left. */
export const QuantityStepperInput = forwardRef<HTMLInputElement, QuantityStepperInputProps>(function Input(
  { onChange, onCompositionEnd, onBlur, onKeyDown, ...rest },
  ref,
) {
  const state = useStepper('QuantityStepperInput')
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-label={state.label}
      aria-valuenow={state.number}
      aria-valuemin={state.bounds?.lowest ?? 0}
      aria-valuemax={state.bounds?.highest ?? 0}
      aria-describedby={state.message ? state.messageId : undefined}
      disabled={state.disabled}
      {...rest}
      ref={ref}
      value={state.text}
      onChange={composeEventHandlers(onChange, ({ currentTarget, nativeEvent }) =>
        state.onType(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true),
      )}
      onCompositionEnd={composeEventHandlers(onCompositionEnd, event =>
        state.onType(event.currentTarget.value),
      )}
      onBlur={composeEventHandlers(onBlur, state.onCommit)}
      onKeyDown={composeEventHandlers(onKeyDown, state.onKeyDown)}
    />
  )
})

/** Says what was changed and why, politely; empty until something was. */
export const QuantityStepperMessage = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function Message(props, ref) {
    const state = useStepper('QuantityStepperMessage')
    return (
      <span
        role="status"
        {...props}
        ref={ref}
        id={state.messageId}
        data-empty={dataAttr(state.message === '')}
      >
        {state.message}
      </span>
    )
  },
)
