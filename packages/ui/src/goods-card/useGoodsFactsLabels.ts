'use client'
import { useLabels } from '../labels/useLabels'
import { goodsFactsLabels } from './goodsFactsOf'

/** The words of the LabelsProvider around, for the functions that compare products. */
export function useGoodsFactsLabels(labels?: Partial<typeof goodsFactsLabels>): typeof goodsFactsLabels {
  return useLabels('goodsFacts', goodsFactsLabels, labels)
}
