'use client'
import { type UseStickyHeaderOptions, useStickyHeader } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes, useContext, useEffect, useRef } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { stickyTop } from '../theme/scale'
import * as css from './StickyHeader.css'

const Context = createContext(false)

/** Whether the header around sticks now; false outside of one. */
export const useStuck = () => useContext(Context)

export interface StickyHeaderProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Scroll position from which the bar sticks, in CSS pixels.
   * @default 205
   */
  from?: UseStickyHeaderOptions['from'] | undefined
  /**
   * Milliseconds between a scroll and its effect.
   * @default 100
   */
  delayMs?: UseStickyHeaderOptions['delayMs']
}

/**
 * Keeps the header's place in the page while its bar sticks to the top of the window (CH-10). Renders `div` with the
 * bar inside; both set `data-stuck`. There is one bar: its text, its focus and its names stay the same. While it sticks
 * the document has its height as `--yaoji-sticky-top`.
 */
export const StickyHeader = forwardRef<HTMLDivElement, StickyHeaderProps>(function StickyHeader(
  { from, delayMs, className, children, ...rest },
  ref,
) {
  const stuck = useStickyHeader({ from, delayMs })
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { style } = document.documentElement
    if (!stuck || !bar.current) return
    style.setProperty(stickyTop, `${bar.current.offsetHeight}px`)
    return () => {
      style.removeProperty(stickyTop)
    }
  }, [stuck])

  return (
    <Context.Provider value={stuck}>
      <div {...rest} ref={ref} className={joinClass(css.root, className)} data-stuck={dataAttr(stuck)}>
        <div ref={bar} className={css.bar} data-part="bar" data-stuck={dataAttr(stuck)}>
          {children}
        </div>
      </div>
    </Context.Provider>
  )
})
