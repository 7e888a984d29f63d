'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FieldsetHTMLAttributes,
  forwardRef,
  type LabelHTMLAttributes,
  useId,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

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

const useItem = (part: string) => useRequiredContext(ItemContext, part, 'RadioGroupItem')

export interface RadioGroupRootProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  /** Form name of the choice; made up when absent. */
  name?: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  required?: boolean
}

/** One of several. Renders `fieldset` as a radio group; put a legend first. */
export const RadioGroupRoot = forwardRef<HTMLFieldSetElement, RadioGroupRootProps>(function Root(
  { name, value, defaultValue, onValueChange, required, disabled = false, ...rest },
  ref,
) {
  const made = useId()
  const [own, setOwn] = useState(defaultValue)
  function choose(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <GroupContext.Provider value={{ name: name ?? made, value: value ?? own, disabled, choose }}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it on a fieldset, and only a radiogroup may be required */}
      <fieldset role="radiogroup" aria-required={required || undefined} {...rest} ref={ref} />
    </GroupContext.Provider>
  )
})

/** Names the group. Renders `legend`. */
export const RadioGroupLegend = forwardRef<HTMLLegendElement, ComponentPropsWithoutRef<'legend'>>(
  function Legend(props, ref) {
    return <legend {...props} ref={ref} />
  },
)

export interface RadioGroupItemProps extends LabelHTMLAttributes<HTMLLabelElement> {
  value: string
  /** Why it cannot be chosen; with a reason it cannot. Shown by RadioGroupReason. */
  reason?: string
  disabled?: boolean
}

/** One choice, its whole face a target. Renders `label`; sets `data-checked`, `data-disabled`. */
export const RadioGroupItem = forwardRef<HTMLLabelElement, RadioGroupItemProps>(function Item(
  { value, reason, disabled = false, ...rest },
  ref,
) {
  const group = useRequiredContext(GroupContext, 'RadioGroupItem', 'RadioGroupRoot')
  const off = disabled || group.disabled || Boolean(reason)
  return (
    <ItemContext.Provider value={{ value, disabled: off, reason, reasonId: useId() }}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the RadioGroupInput inside */}
      <label
        {...rest}
        ref={ref}
        data-checked={dataAttr(group.value === value)}
        data-disabled={dataAttr(off)}
      />
    </ItemContext.Provider>
  )
})

/** The browser's own radio button. */
export const RadioGroupInput = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'checked'>
>(function Input({ onChange, ...rest }, ref) {
  const group = useRequiredContext(GroupContext, 'RadioGroupInput', 'RadioGroupRoot')
  const item = useItem('RadioGroupInput')
  return (
    <input
      aria-describedby={item.reason ? item.reasonId : undefined}
      {...rest}
      ref={ref}
      type="radio"
      name={group.name}
      value={item.value}
      checked={group.value === item.value}
      disabled={item.disabled}
      onChange={composeEventHandlers(onChange, () => group.choose(item.value))}
    />
  )
})

/** Why the choice is not allowed; nothing when it is. */
export const RadioGroupReason = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function Reason(props, ref) {
    const { reason, reasonId } = useItem('RadioGroupReason')
    if (!reason) return null
    return (
      <span {...props} ref={ref} id={reasonId}>
        {reason}
      </span>
    )
  },
)
