import type { Refund } from '@yaoji/api-client/contract/order'
import { Panel } from '../../core/page/Panel'
import { RefundList } from './RefundList'

/** The refunds of an order. Renders nothing without any. */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null
  return (
    <Panel title="退款记录">
      <RefundList label="退款记录" refunds={refunds} />
    </Panel>
  )
}
