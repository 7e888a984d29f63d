'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import * as css from './ArticlePage.css'

export const articlePageSkeletonLabels = {
  loading: '正在加载文章',
}

export interface ArticlePageSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Words in place of those of {@link articlePageSkeletonLabels}. */
  labels?: Partial<typeof articlePageSkeletonLabels>
}

/** In place of an ArticlePage while it loads. Renders `div`. */
export const ArticlePageSkeleton = forwardRef<HTMLDivElement, ArticlePageSkeletonProps>(
  function ArticlePageSkeleton({ labels, className, ...rest }, ref) {
    const words = useLabels('articlePageSkeleton', articlePageSkeletonLabels, labels)
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        <Skeleton variant="lines" count={12} label={words.loading} />
      </div>
    )
  },
)
