'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'

export interface UseServerClockOptions {
  /**
   * When the timestamp arrived, by the clock of this device. Pass it for cached answers: `new Date(dataUpdatedAt)` of a
   * query. A `Date`, because a number could also be the monotonic time of `performance.now()`. Default: the moment when
   * the hook first gets the timestamp.
   */
  readonly receivedAt?: Date
}

/**
 * The server's time in whole unix seconds, updated each second: its timestamp plus the monotonic clock. A wrong clock
 * of the PC has no effect, and the time is right at once after the page was in the background. Undefined without a
 * timestamp. ST-08.
 */
export function useServerClock(
  timestamp: number | undefined,
  { receivedAt }: UseServerClockOptions = {},
): number | undefined {
  const received = receivedAt?.getTime()
  const [base, setBase] = useState(() => rebase(timestamp, received))
  if (base.timestamp !== timestamp || base.received !== received) setBase(rebase(timestamp, received))
  const { at } = base

  const subscribe = useCallback((tick: () => void) => watchSeconds(at, tick), [at])
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsSince(at),
    () => 0,
  )
  return timestamp === undefined ? undefined : timestamp + seconds
}

/**
 * `at` is the monotonic time when the timestamp arrived. It is calculated once for each answer, from the age of the
 * answer: the device's clock may be wrong, and may be set later.
 */
function rebase(timestamp: number | undefined, received: number | undefined) {
  const now = Date.now()
  const age = Math.max(0, now - (received ?? now))
  return { timestamp, received, at: performance.now() - age }
}

function secondsSince(at: number): number {
  return Math.max(0, Math.floor((performance.now() - at) / 1000))
}

/** Calls back at every full second, and when the page becomes visible, because timers pause in the background. */
function watchSeconds(at: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    const elapsed = performance.now() - at
    timer = setTimeout(onSecond, 1000 - (elapsed % 1000))
  }
  function onSecond() {
    tick()
    wait()
  }
  function onVisible() {
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    onSecond()
  }
  wait()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
