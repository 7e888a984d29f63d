'use client'

import { useEffect, useRef, useState } from 'react'

export interface UseLoadedOptions<Loaded> {
  /** Loads it, such as an `import()`. */
  readonly load: () => Promise<Loaded>
  /** Somebody needs it. */
  readonly wanted: boolean
  /** It did not load; it is loaded again when it is wanted again. */
  readonly onFail?: () => void
}

/**
 * What is loaded when it is first wanted, and null until then: code that a page can do without, so that a page without a
 * network still works. After a failure it is loaded again as soon as `wanted` was false and is true again.
 */
export function useLoaded<Loaded>({ load, wanted, onFail }: UseLoadedOptions<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly value: Loaded } | null>(null)
  const latest = useRef({ load, onFail })
  useEffect(() => {
    latest.current = { load, onFail }
  })
  const missing = wanted && loaded === null
  useEffect(() => {
    if (!missing) return
    let gone = false
    latest.current.load().then(
      value => gone || setLoaded({ value }),
      () => gone || latest.current.onFail?.(),
    )
    return () => {
      gone = true
    }
  }, [missing])
  return loaded?.value ?? null
}
