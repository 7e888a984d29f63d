'use client'
import { createContext, forwardRef, type HTMLAttributes, useEffect, useRef } from 'react'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { type Remaining, remainingUntil } from './remaining'

const Context = createContext<Remaining | null>(null)

/** What is left; for parts of your own. */
export const useCountdown = (part: string) => useRequiredContext(Context, part, 'CountdownRoot')

export interface CountdownRootProps extends HTMLAttributes<HTMLSpanElement> {
  /** When it ends, in unix seconds. */
  end: number
  /** Now by the server's clock, in unix seconds, ticking: what `useServerClock` gives. */
  now: number
  /** Called once when the end is reached, not for one that had ended before. */
  onEnd?: () => void
}

/**
 * What is left until a moment. Renders a timer, which is read out when asked and not at every tick; sets `data-ended`,
 * and `data-urgent` in the last five minutes.
 */
export const CountdownRoot = forwardRef<HTMLSpanElement, CountdownRootProps>(function Root(
  { end, now, onEnd, ...rest },
  ref,
) {
  const remaining = remainingUntil(end, now)
  const { ended } = remaining
  useEndOnce(ended, onEnd)
  return (
    <Context.Provider value={remaining}>
      <span
        role="timer"
        aria-live="off"
        {...rest}
        ref={ref}
        data-ended={dataAttr(ended)}
        data-urgent={dataAttr(!ended && remaining.total <= 300)}
      />
    </Context.Provider>
  )
})

function useEndOnce(ended: boolean, onEnd: (() => void) | undefined) {
  const before = useRef(ended)
  const call = useRef(onEnd)
  useEffect(() => {
    call.current = onEnd
  })
  useEffect(() => {
    if (ended && !before.current) call.current?.()
    before.current = ended
  }, [ended])
}
