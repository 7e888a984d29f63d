'use client'
import { useState } from 'react'

/** A value that the caller holds where it passes one, and that is held here otherwise. */
export function useControllable<T, Details extends readonly unknown[]>(
  given: T | undefined,
  first: T,
  onChange: ((value: T, ...details: Details) => void) | undefined,
) {
  const [own, setOwn] = useState(first)
  function change(value: T, ...details: Details) {
    setOwn(value)
    onChange?.(value, ...details)
  }
  return [given ?? own, change] as const
}
