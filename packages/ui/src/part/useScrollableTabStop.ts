'use client'
import { type ForwardedRef, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'

const REACHABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)'

/** Puts a scrolling box into the tab order while the keyboard could not scroll it otherwise; `name` is read out there. */
export function useScrollableTabStop(outer: ForwardedRef<HTMLDivElement>, name: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(false)
  useImperativeHandle(outer, () => ref.current as HTMLDivElement)
  // Before the first paint: it can be reached as soon as it is seen.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setStop(overflows(box) && !box.querySelector(REACHABLE))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return () => watch.disconnect()
  }, [])
  // A tab stop needs a role and a name to be read out as something.
  return stop ? { ref, tabIndex: 0, role: 'region', 'aria-label': name } : { ref }
}

function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
}
