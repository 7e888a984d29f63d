'use client'
import { useLabels } from '../labels/useLabels'
import { payPasswordLabels } from './passwordReason'

/** The words of the LabelsProvider around, for `passwordReason` and `togetherReason`. */
export function usePayPasswordLabels(labels?: Partial<typeof payPasswordLabels>): typeof payPasswordLabels {
  return useLabels('payPassword', payPasswordLabels, labels)
}
