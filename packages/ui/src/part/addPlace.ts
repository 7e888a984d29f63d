'use client'
import { createContext } from 'react'

/** How what is in the place of an add button looks. */
export interface AddPlaceLooks {
  /** Size of the add button. */
  readonly size: 's' | 'l'
  /** Classes for what is in its place, those of the add button in its row or card included. */
  readonly className: string | undefined
}

/** Around what is in the place of an add button; null elsewhere. */
export const AddPlace = createContext<AddPlaceLooks | null>(null)
