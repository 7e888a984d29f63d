'use client'
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useRef } from 'react'

interface DateInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value'> {
  /** `YYYY-MM-DD`; undefined for none. */
  value: string | undefined
  /** The day changed while it is typed: the next key may change it again. */
  onType: (day: string | undefined) => void
  /** The day was chosen in the browser's calendar or wheel. */
  onPick: (day: string | undefined) => void
  /** Typing ended: by Enter, or by leaving the field. */
  onCommit: () => void
}

/** Keys that do not type a part of a day: they move on, or open the calendar. */
const OTHER_KEYS = new Set(['Tab', 'Shift', 'Enter', ' ', 'Escape', 'F4'])

/**
 * The browser's date field. It reports a change for each part of a day that is typed, so 2026 comes as the years 2, 20,
 * 202 and 2026; a day of the calendar comes once. Keys tell the two apart.
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onType, onPick, onCommit, ...rest },
  ref,
) {
  const typing = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typing.current) {
      typing.current = false
      onCommit()
    } else if (!OTHER_KEYS.has(event.key)) {
      typing.current = !event.altKey
    }
  }

  return (
    <input
      {...rest}
      ref={ref}
      type="date"
      value={value ?? ''}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        typing.current = false
      }}
      onChange={event => {
        const day = event.currentTarget.value || undefined
        if (typing.current) onType(day)
        else onPick(day)
      }}
      onBlur={() => {
        if (typing.current) onCommit()
        typing.current = false
      }}
    />
  )
})
