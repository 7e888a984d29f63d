'use client'
import { type Context, useContext } from 'react'

/** Reads a component's context, or says which root is missing. */
export function useRequiredContext<T>(context: Context<T | null>, part: string, root: string): T {
  const value = useContext(context)
  if (value === null)
    throw new Error(`ui: ${part} has no ${root} around it. It reads its state from there. Put it inside.`)
  return value
}
