'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import * as css from './GoodsDetail.css'

export const goodsDetailSkeletonLabels = {
  /** Announced while the product loads. */
  loading: '正在加载商品',
}

export interface GoodsDetailSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Words in place of those of {@link goodsDetailSkeletonLabels}. */
  labels?: Partial<typeof goodsDetailSkeletonLabels>
}

/** A product that is loading, in the shape of GoodsDetail. Renders `div`. */
export const GoodsDetailSkeleton = forwardRef<HTMLDivElement, GoodsDetailSkeletonProps>(
  function GoodsDetailSkeleton({ labels, className, ...rest }, ref) {
    const words = useLabels('goodsDetailSkeleton', goodsDetailSkeletonLabels, labels)
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)} data-aside="">
        <div className={css.crumbPlace} />
        <div className={css.top} data-part="top">
          <div className={css.picturePlace} data-part="picture" />
          <div className={css.buying} data-part="buying">
            <Skeleton variant="lines" count={3} label={words.loading} />
            <Skeleton variant="lines" count={4} aria-hidden />
            <Skeleton variant="lines" count={3} aria-hidden />
          </div>
        </div>
        <div className={css.aside} data-part="aside">
          <div className={css.part} data-part="part">
            <Skeleton variant="lines" count={6} aria-hidden />
          </div>
          <div className={css.part} data-part="part">
            <Skeleton variant="rows" count={4} aria-hidden />
          </div>
        </div>
        <div className={css.below} data-part="below">
          <div className={css.part} data-part="part">
            <Skeleton variant="lines" count={6} aria-hidden />
          </div>
          <div className={css.part} data-part="part">
            <Skeleton variant="rows" count={2} aria-hidden />
          </div>
        </div>
      </div>
    )
  },
)
