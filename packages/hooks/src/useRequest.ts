'use client'

import { useEffect, useRef } from 'react'

/** Runs when the number of a request changes to another one than 0, and not when the component appears. */
export function useRequest(number: number, run: () => void): void {
  const handled = useRef(number)
  useEffect(() => {
    if (handled.current === number) return
    handled.current = number
    if (number > 0) run()
  })
}
