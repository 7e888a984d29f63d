'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Columns } from '../columns'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { Skeleton } from '../skeleton'
import { TimelineSkeleton } from '../timeline'

export const orderDetailSkeletonLabels = {
  loading: '正在加载订单',
  /** Titles of the panels of an order. */
  status: '订单状态',
  events: '订单动态',
  lines: '商品清单',
  summary: '订单信息',
  amounts: '金额',
}

export interface OrderDetailSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Words in place of those of {@link orderDetailSkeletonLabels}. */
  labels?: Partial<typeof orderDetailSkeletonLabels>
}

/** An order that is loading, in the shape of its page. Renders Columns. */
export const OrderDetailSkeleton = forwardRef<HTMLDivElement, OrderDetailSkeletonProps>(
  function OrderDetailSkeleton({ labels, ...rest }, ref) {
    const words = useLabels('orderDetailSkeleton', orderDetailSkeletonLabels, labels)
    return (
      <Columns
        {...rest}
        ref={ref}
        aside={
          <>
            <Panel title={words.summary}>
              <Skeleton variant="lines" count={6} aria-hidden />
            </Panel>
            <Panel title={words.amounts}>
              <Skeleton variant="lines" count={3} aria-hidden />
            </Panel>
          </>
        }
      >
        <Panel title={words.status}>
          <Skeleton variant="lines" count={2} label={words.loading} />
        </Panel>
        <Panel title={words.events}>
          <TimelineSkeleton aria-hidden />
        </Panel>
        <Panel title={words.lines}>
          <Skeleton variant="rows" count={4} aria-hidden />
        </Panel>
      </Columns>
    )
  },
)
