'use client'

import { createContext, useContext, useMemo } from 'react'

/**
 * Words of the providers around a component, by the names of their sets. They have no types here: the sets name the
 * words of all components, and every component imports this file.
 */
export const LabelsContext = createContext<Readonly<Record<string, object | undefined>>>({})

/** The words of a component: its own, those of the providers around it, and those that its caller replaces. */
export function useLabels<Own extends object>(
  name: string,
  own: Own,
  replaced: Partial<Own> | undefined,
): Own {
  const provided = useContext(LabelsContext)[name]
  // Most components have their own words alone, and a list has hundreds of components: no copy for them.
  return useMemo(
    () => (provided || replaced ? { ...own, ...provided, ...replaced } : own),
    [own, provided, replaced],
  )
}
