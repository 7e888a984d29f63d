'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton, SkeletonGroup } from '../skeleton'
import * as css from './NotificationList.css'

export const notificationListSkeletonLabels = {
  /** Announced while the messages load. */
  loading: '正在加载消息',
}

export interface NotificationListSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * Messages that are expected.
   * @default 5
   */
  count?: number
  /** Words in place of those of {@link notificationListSkeletonLabels}. */
  labels?: Partial<typeof notificationListSkeletonLabels>
}

/** Messages that are loading, in the shape of NotificationList. Renders `div`. */
export const NotificationListSkeleton = forwardRef<HTMLDivElement, NotificationListSkeletonProps>(
  function NotificationListSkeleton({ count = 5, labels, className, ...rest }, ref) {
    const words = useLabels('notificationListSkeleton', notificationListSkeletonLabels, labels)
    return (
      <SkeletonGroup
        {...rest}
        ref={ref}
        label={words.loading}
        count={count}
        className={joinClass(css.root, className)}
      >
        <div className={css.row}>
          <Skeleton count={3} />
        </div>
      </SkeletonGroup>
    )
  },
)
