import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { Link } from '@yaoji/ui/link'
import { minuteText } from '../../core/clock/minuteText'
import { Panel } from '../../core/page/Panel'
import { href } from '../../routes'
import * as css from './OrderAfterSales.css'

type AfterSale = OrderDetail['after_sales'][number]

const PAGES = { return: 'orderReturn', ticket: 'orderAfterSales' } as const satisfies Record<
  AfterSale['type'],
  string
>

/** The returns and service tickets of an order, with links to them. Renders nothing without any. */
export function OrderAfterSales({ detail: { after_sales } }: { detail: OrderDetail }) {
  if (after_sales.length === 0) return null
  return (
    <Panel title="退换货和售后服务">
      <ul>
        {after_sales.map(({ type, id, sn, kind_text, status_text, created_at }) => (
          <li key={`${type} ${id}`} className={css.row}>
            <Link href={href(PAGES[type], { id: sn })} className={css.orderLink}>
              {kind_text} {sn}
            </Link>
            <span className={css.about}>{minuteText(created_at)}</span>
            <span>{status_text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
