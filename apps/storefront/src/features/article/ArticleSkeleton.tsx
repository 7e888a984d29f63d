import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './ArticleView.css'

/** In place of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <div className={css.root}>
      <Skeleton variant="lines" count={12} label="正在加载文章" />
    </div>
  )
}
