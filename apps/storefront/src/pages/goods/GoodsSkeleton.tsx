import { Container } from '@yaoji/ui/container'
import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './GoodsView.css'

/** A product that is loading, in the shape of the page. */
export function GoodsSkeleton() {
  return (
    <Container>
      <div className={css.crumbSkeleton} />
      <div className={css.top}>
        <div className={css.pictureSkeleton} />
        <div className={css.buying}>
          <Skeleton variant="lines" count={3} label="正在加载商品" />
          <Skeleton variant="lines" count={4} aria-hidden />
          <Skeleton variant="lines" count={3} aria-hidden />
        </div>
      </div>
      <div className={css.below}>
        <div className={css.part}>
          <Skeleton variant="lines" count={6} aria-hidden />
        </div>
        <div className={css.part}>
          <Skeleton variant="rows" count={2} aria-hidden />
        </div>
      </div>
    </Container>
  )
}
