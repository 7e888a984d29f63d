import { ORDER_TABS } from '@yaoji/domain'
import { StatLinks } from '@yaoji/ui/stat-list'
import { href } from '../../routes'

export interface OrderCountsProps {
  /** Undefined until they are known. */
  counts: readonly { readonly tab: string; readonly count: number }[] | undefined
}

const TABS = ORDER_TABS.filter(({ tab }) => tab !== 'cancelled')

/** The number of orders in each status, with a link to them. */
export function OrderCounts({ counts }: OrderCountsProps) {
  return (
    <StatLinks
      aria-label="我的订单"
      size="s"
      stats={TABS.map(({ tab, text }) => ({
        name: tab === 'all' ? '全部订单' : text,
        value: counts?.find(each => each.tab === tab)?.count ?? '—',
        href: href('orders', {}, { tab: tab === 'all' ? undefined : tab }),
      }))}
    />
  )
}
