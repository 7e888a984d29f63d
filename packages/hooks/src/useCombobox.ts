'use client'

import {
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
} from 'react'
import { useCompositionGuard } from './useCompositionGuard'

export interface UseComboboxOptions<Option> {
  /** Options. A new array resets the active option. */
  readonly options: readonly Option[]
  /** Called by Enter on the active option, or by a click on an option. */
  readonly onChoose: (option: Option) => void
  /** Called by Enter without an active option. */
  readonly onSubmit: () => void
  /** Called before a key does what it does here, but not for keys of an input method. True: the key is used up. */
  readonly onKey?: ((key: string) => boolean) | undefined
}

export interface Combobox {
  /** The user asked for the list, by a click, by text or by an arrow key. Enter, Esc, a choice, and leaving the field end this. */
  readonly wanted: boolean
  /** The list is shown: the user asked for it and there are options. */
  readonly expanded: boolean
  /** Index of the active option, which Enter chooses; -1 when none is active and Enter submits the text. */
  readonly active: number
  readonly composing: boolean
  readonly open: () => void
  readonly close: () => void
  /** Makes an option the active one; -1 for none. */
  readonly setActive: (index: number) => void
  /** Props for the element that contains the field and the list. */
  readonly rootProps: { readonly onBlur: (event: FocusEvent) => void }
  readonly inputProps: {
    readonly role: 'combobox'
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly 'aria-activedescendant': string | undefined
    readonly autoComplete: 'off'
    readonly onInput: () => void
    readonly onClick: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: (event: CompositionEvent) => void
    readonly onBlur: () => void
  }
  readonly listProps: {
    readonly role: 'listbox'
    readonly id: string
    readonly hidden: boolean
    readonly onMouseDown: (event: MouseEvent) => void
  }
  readonly optionProps: (index: number) => {
    readonly role: 'option'
    readonly id: string
    readonly 'aria-selected': boolean
    readonly onClick: () => void
  }
}

/**
 * A text field with a list of suggestions: the ARIA combobox with list autocompletion. The focus stays in the field,
 * Down and Up cycle through the options, Enter selects the active option or searches for the text, Esc closes. Alt+Down
 * opens the list and Alt+Up closes it without a move. Moving does not change the text, and keys of an input method are
 * ignored. ST-06.
 */
export function useCombobox<Option>(settings: UseComboboxOptions<Option>): Combobox {
  const { options, onChoose, onSubmit, onKey } = settings
  const id = useId()
  const guard = useCompositionGuard()
  const [wanted, setWanted] = useState(false)
  const [choice, setChoice] = useState({ options, index: -1 })
  const expanded = wanted && options.length > 0
  const active = expanded && choice.options === options ? choice.index : -1
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (active !== -1) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  const open = () => setWanted(true)

  function close() {
    setWanted(false)
    setChoice({ options, index: -1 })
  }

  /** When the text changes, no option is active, because the options still belong to the old text. */
  function retype() {
    setWanted(true)
    setChoice({ options, index: -1 })
  }

  function move(by: 1 | -1) {
    if (!expanded) return open()
    const from = active === -1 && by === -1 ? 0 : active
    setChoice({ options, index: (from + by + options.length) % options.length })
  }

  function enter() {
    const option = options[active]
    close()
    if (option === undefined) onSubmit()
    else onChoose(option)
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: close,
  }

  const altKeys: Record<string, () => void> = { ArrowDown: open, ArrowUp: close }

  function onKeyDown(event: KeyboardEvent) {
    if (isDigit(event) && !guard.owns(event) && onKey?.(event.key)) return event.preventDefault()
    const act = event.altKey ? altKeys[event.key] : keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    if (guard.owns(event)) {
      // In WebKit, the Enter key that ends a composition arrives after it. It must not submit the form.
      if (event.key === 'Enter' && !guard.composing) event.preventDefault()
      return
    }
    if (event.key !== 'Escape' || wanted) event.preventDefault()
    if (event.altKey || !onKey?.(event.key)) act()
  }

  return {
    wanted,
    expanded,
    active,
    composing: guard.composing,
    open,
    close,
    setActive: index => setChoice({ options, index }),
    rootProps: {
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': id,
      'aria-activedescendant': active === -1 ? undefined : optionId(active),
      autoComplete: 'off',
      ...guard.fieldProps,
      // Text from an input method is a new text only when the composition ends.
      onInput: () => (guard.composing ? setWanted(true) : retype()),
      onCompositionEnd(event) {
        guard.fieldProps.onCompositionEnd()
        if (event.data !== '') retype()
      },
      onClick: open,
      onKeyDown,
    },
    // A press on an option must not move the focus out of the field.
    listProps: { role: 'listbox', id, hidden: !expanded, onMouseDown: event => event.preventDefault() },
    optionProps: index => ({
      role: 'option',
      id: optionId(index),
      'aria-selected': index === active,
      onClick() {
        const option = options[index]
        close()
        if (option !== undefined) onChoose(option)
      },
    }),
  }
}

const isDigit = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  /^\d$/.test(key) && !altKey && !ctrlKey && !metaKey
