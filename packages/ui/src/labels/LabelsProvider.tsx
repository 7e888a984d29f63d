'use client'

import { type ReactNode, useContext, useMemo } from 'react'
import type { LabelSets } from './LabelSets'
import { LabelsContext } from './useLabels'

/** Words of an application, by the names of their sets; what is left out stays Chinese. */
export type Labels = Partial<LabelSets>

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
  const outer: Labels = useContext(LabelsContext)
  const merged = useMemo(() => mergeLabels(outer, labels), [outer, labels])
  return <LabelsContext.Provider value={merged}>{children}</LabelsContext.Provider>
}

/** Two sets of words, of which the second one replaces. */
function mergeLabels(outer: Labels, inner: Labels): Labels {
  const names = Object.keys(inner) as (keyof Labels)[]
  return { ...outer, ...Object.fromEntries(names.map(name => [name, { ...outer[name], ...inner[name] }])) }
}
