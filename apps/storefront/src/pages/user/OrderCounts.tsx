import { ORDER_TABS } from '@yaoji/domain'
import { Link } from '@yaoji/ui/link'
import { href } from '../../routes'
import * as css from './MemberCentrePage.css'

export interface OrderCountsProps {
  /** Undefined until they are known. */
  counts: readonly { readonly tab: string; readonly count: number }[] | undefined
}

const TABS = ORDER_TABS.filter(({ tab }) => tab !== 'cancelled')

/** The number of orders in each status, with a link to them. */
export function OrderCounts({ counts }: OrderCountsProps) {
  return (
    <ul className={css.counts} aria-label="我的订单">
      {TABS.map(({ tab, text }) => (
        <li key={tab} className={css.count}>
          <Link href={href('orders', {}, { tab: tab === 'all' ? undefined : tab })} className={css.countLink}>
            <span className={css.number}>{counts?.find(each => each.tab === tab)?.count ?? '—'}</span>{' '}
            <span className={css.countName}>{tab === 'all' ? '全部订单' : text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
