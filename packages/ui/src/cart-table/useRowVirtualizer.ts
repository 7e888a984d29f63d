'use client'
import { useLoaded } from '@yaoji/hooks'
import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowVirtualizer, RowVirtualizerInput } from './rowVirtualizer'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

const load = () => import('./rowVirtualizer')

/** What a cart shows whose virtualizer did not load: so many rows, one after the other. */
interface Failed {
  readonly rows: number
  /** The buyer asked for more rows, so the code is loaded once more. */
  readonly again: boolean
}

interface RowVirtualizerOptions extends Omit<RowVirtualizerInput, 'onChange'> {
  /** How many more rows are shown at each press where the code did not load. */
  readonly step: number
}

interface LoadedVirtualizer {
  /** Null before the code of the virtualizer has arrived, and where no cart was long enough to load it. */
  readonly virtualizer: RowVirtualizer | null
  /** The ref of a row: measures it. */
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** How many rows to show as its code did not load; null in all other cases. */
  readonly failedRows: number | null
  readonly showMore: () => void
}

/** A virtualizer as soon as its code is there, which the first long cart loads. */
export function useRowVirtualizer({ step, ...input }: RowVirtualizerOptions): LoadedVirtualizer {
  const [failed, setFailed] = useState<Failed | null>(null)
  const code = useLoaded({
    load,
    wanted: input.enabled && (failed === null || failed.again),
    onFail: () => setFailed(before => ({ rows: before?.rows ?? step, again: false })),
  })
  const showMore = () => setFailed(before => ({ rows: (before?.rows ?? 0) + step, again: true }))

  const [, render] = useReducer((count: number) => count + 1, 0)
  const measuring = useRef(false)
  const options: RowVirtualizerInput = {
    ...input,
    onChange(atOnce) {
      // Rows are measured while React commits, which renders at once anyway and where `flushSync` warns.
      if (atOnce && !measuring.current) flushSync(render)
      else render()
    },
  }
  const first = useRef(options)
  const virtualizer = useMemo(() => code?.createRowVirtualizer(first.current) ?? null, [code])
  if (code) virtualizer?.setOptions(code.optionsOf(options))
  useBrowserLayoutEffect(() => virtualizer?._didMount(), [virtualizer])
  useBrowserLayoutEffect(() => virtualizer?._willUpdate())
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      measuring.current = true
      virtualizer?.measureElement(row)
      measuring.current = false
    },
    [virtualizer],
  )
  return { virtualizer, measure, failedRows: failed?.rows ?? null, showMore }
}
