'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many rows of a scrolling box are below what it shows: those of which less than half is seen. */
export function useRowsBelow(box: RefObject<HTMLElement | null>, rows: number): number {
  const [below, setBelow] = useState(0)
  // Before the first paint: the number is there together with the rows.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || rows === 0) return setBelow(0)
    const measure = () => setBelow(countBelow(element))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const stop = () => element.removeEventListener('scroll', measure)
    if (typeof ResizeObserver === 'undefined') return stop
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    for (const child of element.children) watch.observe(child)
    return () => {
      stop()
      watch.disconnect()
    }
  }, [box, rows])
  return below
}

function countBelow(box: HTMLElement): number {
  const end = box.getBoundingClientRect().bottom
  const rows = Array.from(box.querySelectorAll('tbody > tr'), row => row.getBoundingClientRect())
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 > end).length
}
