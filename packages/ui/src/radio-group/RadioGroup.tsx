'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FieldsetHTMLAttributes,
  forwardRef,
  type HTMLAttributes,
  type LabelHTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './RadioGroup.css'

interface Group {
  readonly name: string
  readonly value: string | undefined
  readonly disabled: boolean
  readonly choose: (value: string) => void
}

interface Item {
  readonly value: string
  readonly disabled: boolean
  readonly reasonId: string
  readonly reason: string | undefined
}

const GroupContext = createContext<Group | null>(null)
const ItemContext = createContext<Item | null>(null)

const useGroup = (part: string) => useRequiredContext(GroupContext, part, 'RadioGroupRoot')
const useItem = (part: string) => useRequiredContext(ItemContext, part, 'RadioGroupItem')

export interface RadioGroupRootProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  /**
   * Name of the choice in its form.
   * @default one of its own
   */
  name?: string
  /** The chosen option, where the caller holds it. */
  value?: string
  /** The option that is chosen at first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** @default false */
  required?: boolean
}

/** One of several options. Renders `fieldset`, a radio group; put a legend first. */
export const RadioGroupRoot = forwardRef<HTMLFieldSetElement, RadioGroupRootProps>(function RadioGroupRoot(
  { name, value, defaultValue, onValueChange, required, disabled = false, className, ...rest },
  ref,
) {
  const ownName = useId()
  const [own, setOwn] = useState(defaultValue)
  function choose(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <GroupContext.Provider value={{ name: name ?? ownName, value: value ?? own, disabled, choose }}>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it on a fieldset, and only a radiogroup may be required
        role="radiogroup"
        aria-required={required || undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
      />
    </GroupContext.Provider>
  )
})

/** Names the group. Renders `legend`. */
export const RadioGroupLegend = forwardRef<HTMLLegendElement, ComponentPropsWithoutRef<'legend'>>(
  function RadioGroupLegend({ className, ...rest }, ref) {
    return <legend {...rest} ref={ref} className={joinClass(css.legend, className)} />
  },
)

export interface RadioGroupItemProps extends LabelHTMLAttributes<HTMLLabelElement> {
  value: string
  /** Why it cannot be chosen; with a reason it cannot. Shown by RadioGroupReason. */
  reason?: string | undefined
  /** @default false */
  disabled?: boolean
}

/** One option; all of it can be pressed. Renders `label`; sets `data-checked`, `data-disabled`. */
export const RadioGroupItem = forwardRef<HTMLLabelElement, RadioGroupItemProps>(function RadioGroupItem(
  { value, reason, disabled = false, className, ...rest },
  ref,
) {
  const group = useGroup('RadioGroupItem')
  const off = disabled || group.disabled || Boolean(reason)
  return (
    <ItemContext.Provider value={{ value, disabled: off, reason, reasonId: useId() }}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the RadioGroupInput inside */}
      <label
        {...rest}
        ref={ref}
        className={joinClass(css.item, className)}
        data-checked={dataAttr(group.value === value)}
        data-disabled={dataAttr(off)}
      />
    </ItemContext.Provider>
  )
})

/** One option, drawn as a card. Renders what {@link RadioGroupItem} renders. */
export const RadioGroupCard = forwardRef<HTMLLabelElement, RadioGroupItemProps>(function RadioGroupCard(
  { className, ...rest },
  ref,
) {
  return <RadioGroupItem {...rest} ref={ref} className={joinClass(css.card, className)} />
})

export type RadioGroupInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'checked'>

/** The browser's own radio button. Renders `input`. */
export const RadioGroupInput = forwardRef<HTMLInputElement, RadioGroupInputProps>(function RadioGroupInput(
  { onChange, className, ...rest },
  ref,
) {
  const group = useGroup('RadioGroupInput')
  const item = useItem('RadioGroupInput')
  return (
    <input
      aria-describedby={item.reason ? item.reasonId : undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.input, className)}
      type="radio"
      name={group.name}
      value={item.value}
      checked={group.value === item.value}
      disabled={item.disabled}
      onChange={composeEventHandlers(onChange, () => group.choose(item.value))}
    />
  )
})

/** Why the option cannot be chosen; nothing when it can. Renders `span`. */
export const RadioGroupReason = forwardRef<HTMLSpanElement, Omit<HTMLAttributes<HTMLSpanElement>, 'id'>>(
  function RadioGroupReason({ className, ...rest }, ref) {
    const { reason, reasonId } = useItem('RadioGroupReason')
    if (!reason) return null
    return (
      <span {...rest} ref={ref} className={joinClass(css.reason, className)} id={reasonId}>
        {reason}
      </span>
    )
  },
)

export interface RadioOption extends Pick<RadioGroupItemProps, 'value' | 'reason' | 'disabled'> {
  label: ReactNode
  description?: ReactNode
}

export interface RadioGroupProps extends Omit<RadioGroupRootProps, 'children'> {
  /** Names the group. */
  legend: ReactNode
  /**
   * The legend is read out and not shown.
   * @default false
   */
  legendHidden?: boolean
  options: readonly RadioOption[]
  /**
   * `plain` in a row, `cards` where each option has more to say.
   * @default 'plain'
   */
  variant?: 'plain' | 'cards'
}

/** One of several options, with the reason beside each that cannot be chosen. Renders `fieldset`. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { legend, legendHidden, options, variant = 'plain', ...root },
  ref,
) {
  const Option = variant === 'cards' ? RadioGroupCard : RadioGroupItem
  return (
    <RadioGroupRoot {...root} ref={ref}>
      {legendHidden ? (
        <legend className={plain} data-part="legend">
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <RadioGroupLegend>{legend}</RadioGroupLegend>
      )}
      <div className={css.list} data-part="list" data-variant={variant}>
        {options.map(({ label, description, ...option }) => (
          <Option key={option.value} {...option}>
            <RadioGroupInput />
            <span className={css.text} data-part="text">
              <span className={plain} data-part="label">
                {label}
              </span>
              {description && (
                <span className={css.description} data-part="description">
                  {description}
                </span>
              )}
              <RadioGroupReason />
            </span>
          </Option>
        ))}
      </div>
    </RadioGroupRoot>
  )
})
