'use client'
import { type UseStickyHeaderOptions, useStickyHeader } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes, useContext } from 'react'
import { dataAttr } from '../part/dataAttr'

const Context = createContext(false)

/** Whether the header around sticks now; false outside of one. */
export const useStuck = () => useContext(Context)

export interface StickyHeaderRootProps extends HTMLAttributes<HTMLDivElement>, UseStickyHeaderOptions {}

/**
 * Keeps the header's place in the page while its bar sticks to the top of the window (CH-10). Renders `div`; sets
 * `data-stuck`. There is one bar, not two: what is typed in it, its focus and its names stay the same.
 */
export const StickyHeaderRoot = forwardRef<HTMLDivElement, StickyHeaderRootProps>(function Root(
  { from, delayMs, ...rest },
  ref,
) {
  const stuck = useStickyHeader({ from, delayMs })
  return (
    <Context.Provider value={stuck}>
      <div {...rest} ref={ref} data-stuck={dataAttr(stuck)} />
    </Context.Provider>
  )
})

/** What sticks. Renders `div`; sets `data-stuck`. */
export const StickyHeaderBar = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function Bar(props, ref) {
    return <div {...props} ref={ref} data-stuck={dataAttr(useStuck())} />
  },
)
