'use client'
import { useLabels } from '../labels/useLabels'
import { goodsAttributesLabels } from './goodsAttributesOf'

/** The words of the LabelsProvider around, for the functions that compare products. */
export function useGoodsAttributesLabels(
  labels?: Partial<typeof goodsAttributesLabels>,
): typeof goodsAttributesLabels {
  return useLabels('goodsAttributes', goodsAttributesLabels, labels)
}
