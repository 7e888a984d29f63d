import { type ForwardedRef, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'

const REACHABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)'

/** Makes a scrolling box a stop of the Tab key while the keyboard could not scroll it otherwise. */
export function useScrollStop(outer: ForwardedRef<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(false)
  useImperativeHandle(outer, () => ref.current as HTMLDivElement)
  // Before the first paint: from the moment it is seen it can be reached.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setStop(box.scrollHeight > box.clientHeight + 1 && !box.querySelector(REACHABLE))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return () => watch.disconnect()
  }, [])
  // A stop needs a role and a name to be read out as something.
  return stop ? { ref, tabIndex: 0, role: 'region', 'aria-label': '内容' } : { ref }
}
