'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import type { OrderGridAction } from './gridActions'
import { choiceOf, findCandidates, focusOpenRow } from './gridKeys'
import { canChoose } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'

interface CandidatesOptions {
  /** The element around the rows. */
  readonly body: RefObject<HTMLElement | null>
  readonly rows: readonly OrderGridRow[]
  readonly dispatch: (action: OrderGridAction) => void
  /** A product was chosen, and the row has a number. */
  readonly onChosen: (key: number) => void
  readonly addAll: () => void
}

/** The products that a row can choose, as a list below it that has the focus: digits, arrows and Enter choose. */
export function useCandidates({ body, rows, dispatch, onChosen, addAll }: CandidatesOptions) {
  const id = useId()
  const [opened, setOpened] = useState<{ key: number; index: number } | null>(null)
  const takesFocus = useRef(false)
  const row = rows.find(({ key }) => key === opened?.key)
  const shown = row && canChoose(row) ? row : undefined
  const count = shown?.choices.length ?? 0
  const index = Math.min(opened?.index ?? 0, count - 1)
  const optionId = (at: number) => `${id}-${at}`

  useBrowserLayoutEffect(() => {
    if (!takesFocus.current || !shown || !body.current) return
    takesFocus.current = false
    const list = findCandidates(body.current, shown.key)
    list?.focus({ preventScroll: true })
    // Not in every environment of tests.
    list?.scrollIntoView?.({ block: 'nearest' })
  })

  function open(key: number): void {
    const target = rows.find(each => each.key === key)
    takesFocus.current = true
    // Begins at the product that the row has.
    const chosen = target?.goods_id ?? null
    const index = chosen === null ? 0 : target?.choices.indexOf(chosen)
    setOpened({ key, index: Math.max(0, index ?? 0) })
  }

  const closeOf = (key: number) => setOpened(current => (current?.key === key ? null : current))

  function leave(): void {
    if (!shown || !body.current) return
    focusOpenRow(body.current, shown)
    closeOf(shown.key)
  }

  function choose(at: number): void {
    const goods_id = shown?.choices[at]
    if (!shown || goods_id === undefined) return
    dispatch({ type: 'choose', key: shown.key, goods_id })
    if (shown.number.trim() !== '') {
      closeOf(shown.key)
      onChosen(shown.key)
    } else if (body.current) {
      focusOpenRow(body.current, { ...shown, goods_id })
      closeOf(shown.key)
    }
  }

  function press(event: KeyboardEvent): void {
    const { key } = event
    const move = (to: number) => shown && setOpened({ key: shown.key, index: (to + count) % count })
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(index + 1),
      ArrowUp: () => move(index - 1),
      Home: () => move(0),
      End: () => move(count - 1),
      Enter: () => (event.ctrlKey || event.metaKey ? addAll() : choose(index)),
      Escape: leave,
    }
    const digit = /^[1-9]$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey
    const act = digit ? () => choose(Number(key) - 1) : keys[key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return {
    open,
    /** Opens the list of a row, or closes it. */
    toggle: (key: number) => (shown?.key === key ? leave() : open(key)),
    list: {
      row: shown?.key ?? null,
      id,
      goods_ids: shown?.choices ?? NONE,
      listProps: {
        role: 'listbox',
        id,
        tabIndex: 0,
        'aria-activedescendant': shown ? optionId(index) : undefined,
        'data-candidates': shown?.key ?? 0,
        onKeyDown: press,
        onBlur({ relatedTarget }: FocusEvent) {
          // A press on the button that opened it closes it by itself.
          if (shown && !(relatedTarget && choiceOf(relatedTarget) === shown.key)) closeOf(shown.key)
        },
      },
      optionProps: (at: number) => ({
        role: 'option' as const,
        id: optionId(at),
        'aria-selected': at === index,
        // The focus stays in the list.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => choose(at),
      }),
    },
  } as const
}

const NONE: readonly number[] = []
