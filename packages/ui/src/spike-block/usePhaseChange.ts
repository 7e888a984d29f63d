'use client'
import { useEffect, useRef } from 'react'
import type { SpikePhase } from './phase'

/** Calls back when one of the sessions has begun or ended. Another number of sessions is another answer, not a change. */
export function usePhaseChange(phases: readonly SpikePhase[], onChange: (() => void) | undefined): void {
  const key = phases.join(' ')
  const before = useRef(key)
  const call = useRef(onChange)
  useEffect(() => {
    call.current = onChange
  })
  useEffect(() => {
    const changed = before.current !== key && before.current.split(' ').length === key.split(' ').length
    before.current = key
    if (changed) call.current?.()
  }, [key])
}
