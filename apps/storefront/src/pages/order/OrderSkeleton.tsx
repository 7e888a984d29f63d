import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { TimelineSkeleton } from '@yaoji/ui/timeline'
import * as css from './OrderView.css'

/** An order that is loading, in the shape of the page. */
export function OrderSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Panel title="订单状态">
          <Skeleton variant="lines" count={2} label="正在加载订单" />
        </Panel>
        <Panel title="订单动态">
          <TimelineSkeleton aria-hidden />
        </Panel>
        <Panel title="商品清单">
          <Skeleton variant="rows" count={4} aria-hidden />
        </Panel>
      </div>
      <div className={css.column}>
        <Panel title="订单信息">
          <Skeleton variant="lines" count={6} aria-hidden />
        </Panel>
        <Panel title="金额">
          <Skeleton variant="lines" count={3} aria-hidden />
        </Panel>
      </div>
    </div>
  )
}
