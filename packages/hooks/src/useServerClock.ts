'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'

export interface UseServerClockOptions {
  /**
   * `performance.now()` when the timestamp arrived. Pass it for cached answers. Default: the moment when the hook first
   * gets the timestamp.
   */
  readonly receivedAt?: number
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
  const [base, setBase] = useState(() => rebase(timestamp, receivedAt))
  if (base.timestamp !== timestamp || base.receivedAt !== receivedAt) setBase(rebase(timestamp, receivedAt))
  const { at } = base

  const subscribe = useCallback((tick: () => void) => watchSeconds(at, tick), [at])
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsSince(at),
    () => 0,
  )
  return timestamp === undefined ? undefined : timestamp + seconds
}

function rebase(timestamp: number | undefined, receivedAt: number | undefined) {
  return { timestamp, receivedAt, at: receivedAt ?? performance.now() }
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
