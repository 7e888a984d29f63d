'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { SkeletonGroup, type SkeletonGroupProps } from '../skeleton'
import * as css from './RedemptionRowsSkeleton.css'

export const redemptionRowsSkeletonLabels = {
  loading: '正在加载积分订单',
}

export interface RedemptionRowsSkeletonProps extends Omit<SkeletonGroupProps, 'children' | 'label'> {
  /** Words in place of those of {@link redemptionRowsSkeletonLabels}. */
  labels?: Partial<typeof redemptionRowsSkeletonLabels>
}

/** Redemptions that are loading, four by default, each as high as a row. Renders SkeletonGroup. */
export const RedemptionRowsSkeleton = forwardRef<HTMLDivElement, RedemptionRowsSkeletonProps>(
  function RedemptionRowsSkeleton({ labels, ...rest }, ref) {
    const words = useLabels('redemptionRowsSkeleton', redemptionRowsSkeletonLabels, labels)
    return (
      <SkeletonGroup count={4} {...rest} ref={ref} label={words.loading}>
        <span className={css.row} data-part="row" />
      </SkeletonGroup>
    )
  },
)
