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
  /** What the list offers now; a new array starts the choosing anew. */
  readonly options: readonly Option[]
  /** Enter or a press on an option. */
  readonly onChoose: (option: Option) => void
  /** Enter on the text itself. */
  readonly onSubmit: () => void
}

export interface Combobox {
  /** The list is wanted: the field is used and Esc has not closed it. */
  readonly wanted: boolean
  /** The list is shown: it is wanted and has options. */
  readonly expanded: boolean
  /** Index of the option that Enter takes; -1 for the text itself. */
  readonly active: number
  readonly composing: boolean
  readonly close: () => void
  /** Spread onto what holds field and list. */
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
 * A text field with a list of suggestions, after the ARIA pattern of a combobox with list autocompletion: the focus
 * stays in the field, Down and Up cycle through the options, Enter takes the active one or the text itself, Esc
 * closes. The text is never changed by moving, and keys of an input method do nothing here. ST-06.
 */
export function useCombobox<Option>(settings: UseComboboxOptions<Option>): Combobox {
  const { options, onChoose, onSubmit } = settings
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

  function close() {
    setWanted(false)
    setChoice({ options, index: -1 })
  }

  /** The text is another one: what was active answered the old one. */
  function retype() {
    setWanted(true)
    setChoice({ options, index: -1 })
  }

  function move(by: 1 | -1) {
    if (!expanded) return setWanted(true)
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

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    if (guard.owns(event)) {
      // The Enter that ends composing in WebKit must not send the form either.
      if (event.key === 'Enter' && !guard.composing) event.preventDefault()
      return
    }
    if (event.key !== 'Escape' || wanted) event.preventDefault()
    act()
  }

  return {
    wanted,
    expanded,
    active,
    composing: guard.composing,
    close,
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
      // What is being composed is no text yet; it becomes one, or not, when composing ends.
      onInput: () => (guard.composing ? setWanted(true) : retype()),
      onCompositionEnd(event) {
        guard.fieldProps.onCompositionEnd()
        if (event.data !== '') retype()
      },
      onClick: () => setWanted(true),
      onKeyDown,
    },
    // Pressing an option must not take the focus out of the field.
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
