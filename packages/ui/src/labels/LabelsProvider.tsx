'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LabelSets } from './LabelSets'

/** Words of an application, by the names of their sets; what is left out stays Chinese. */
export type Labels = Partial<LabelSets>

const Context = createContext<Labels>({})

export interface LabelsProviderProps {
  /** Words by the names of their sets: `en` of `@yaoji/ui/locales/en`, or some of your own. */
  labels: Labels
  /** The part of the application that has these words. */
  children?: ReactNode
}

/**
 * Replaces words of all components inside it. A provider inside another one adds to it, and the `labels` of a component
 * replace both. Renders no element.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useContext(Context)
  const merged = useMemo(() => mergeLabels(outer, labels), [outer, labels])
  return <Context.Provider value={merged}>{children}</Context.Provider>
}

/** Two sets of words, of which the second one replaces. */
function mergeLabels(outer: Labels, inner: Labels): Labels {
  const names = Object.keys(inner) as (keyof Labels)[]
  return { ...outer, ...Object.fromEntries(names.map(name => [name, { ...outer[name], ...inner[name] }])) }
}

/** The words of a component: its own, those of the providers around it, and those that its caller replaces. */
export function useLabels<Name extends keyof LabelSets, Own extends object>(
  name: Name,
  own: Own,
  replaced: Partial<Own> | undefined,
): Own {
  const provided = useContext(Context)[name]
  return useMemo(
    // The set of a name has words of the same type.
    () => ({ ...own, ...(provided as Partial<Own> | undefined), ...replaced }),
    [own, provided, replaced],
  )
}
