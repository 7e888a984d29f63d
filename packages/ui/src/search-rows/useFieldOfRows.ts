'use client'
import { useEffect, useRef } from 'react'
import { useSearchBox } from '../search-box'

export interface FieldOfRows {
  /** Id of the grid. */
  readonly id: string
  readonly state: 'closed' | 'arriving' | 'ready'
  /** The grid is there. */
  readonly shown: boolean
  /** Id of the active row. */
  readonly active: string | undefined
  /** What the field has. */
  readonly text: string
  readonly onKey: (key: string) => boolean
}

/**
 * Makes the rows a popup of the field of the search box: it controls the grid besides its list, names the active row, and asks
 * them about its keys. An empty field that gets the focus opens them.
 */
export function useFieldOfRows({ id, state, shown, active, text, onKey }: FieldOfRows): void {
  const { box, setRows } = useSearchBox('SearchRows')
  const list = box.listProps.id
  const word = box.inputProps['aria-activedescendant']
  const latest = useRef({ onKey, box, isEmpty: text === '' })
  useEffect(() => {
    latest.current = { onKey, box, isEmpty: text === '' }
  })

  useEffect(() => {
    const grid = {
      'aria-haspopup': 'grid',
      'aria-expanded': true,
      'aria-controls': `${list} ${id}`,
      'aria-activedescendant': word ?? active,
    } as const
    setRows({
      shown: state !== 'closed',
      onKey: key => latest.current.onKey(key),
      inputProps: {
        ...(shown && grid),
        onFocus: () => latest.current.isEmpty && latest.current.box.open(),
      },
    })
  }, [setRows, id, list, word, active, state, shown])

  useEffect(() => {
    // The focus that let the rows be loaded came before them.
    const isFocused = document.activeElement?.getAttribute('aria-controls') === list
    if (isFocused && latest.current.isEmpty) latest.current.box.open()
    return () => setRows(null)
  }, [setRows, list])
}
