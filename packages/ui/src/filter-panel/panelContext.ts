'use client'
import { createContext } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'
import { type Chosen, type ChosenChangeDetails, chosenValues, type Facet } from './choice'
import type { filterPanelLabels } from './filterPanelLabels'

interface Panel {
  readonly facets: readonly Facet[]
  readonly chosen: Chosen
  readonly change: (chosen: Chosen, details: ChosenChangeDetails) => void
  readonly words: typeof filterPanelLabels
}

export const PanelContext = createContext<Panel | null>(null)

/** The facets, and the chosen values with their names. */
export function usePanel(part: string) {
  const panel = useRequiredContext(PanelContext, part, 'FilterPanel')
  return { ...panel, values: chosenValues(panel.chosen, panel.facets) }
}
