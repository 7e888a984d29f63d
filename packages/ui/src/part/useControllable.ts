'use client'
import { useState } from 'react'

/** A value that the caller controls by passing it, and that is state of the component otherwise. */
export function useControllable<T, First extends T | undefined, Details extends readonly unknown[]>(
  given: T | undefined,
  first: First,
  onChange: ((value: T, ...details: Details) => void) | undefined,
) {
  const [own, setOwn] = useState<T | First>(first)
  function change(value: T, ...details: Details) {
    setOwn(value)
    onChange?.(value, ...details)
  }
  return [given ?? own, change] as const
}
