import { useEffect, useState } from 'react'
import { type Part, partsOf } from './parts'
import { type Announced, readOutOf } from './readOut'
import { variablesOf } from './variables'

export interface Reading {
  parts: readonly Part[]
  announced: readonly Announced[]
  variables: readonly string[]
}

/** How long after a change the sample is read: of several changes the last one is read too. */
const DELAY_MS = 150

/** What the elements of a sample say about it, read again after each change. */
export function useReading(sample: HTMLElement | null): Reading {
  const [reading, setReading] = useState<Reading>({ parts: [], announced: [], variables: [] })
  useEffect(() => {
    if (!sample) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      setReading({ parts: partsOf(sample), announced: readOutOf(sample), variables: variablesOf(sample) })
    }
    const wait = () => {
      timer ??= setTimeout(read, DELAY_MS)
    }
    const changes = new MutationObserver(wait)
    const sizes = new ResizeObserver(wait)
    changes.observe(sample, { attributes: true, childList: true, subtree: true })
    sizes.observe(sample)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [sample])
  return reading
}
