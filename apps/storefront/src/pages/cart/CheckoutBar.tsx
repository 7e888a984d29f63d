import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { moneyText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { Announcement } from '../../core/page/Announcement'
import { Callout } from '../../core/page/Callout'
import { href } from '../../routes'
import * as css from './CheckoutBar.css'
import type { useOrderDraft } from './useOrderDraft'

export interface CheckoutBarProps {
  draft: ReturnType<typeof useOrderDraft>
  data: CheckoutData
  /** The page to renew the licence; shown when the licence prevents the order. */
  licenceHref?: string | undefined
}

/** The bar at the bottom: the amount, why the order cannot be placed now, and the order button. */
export function CheckoutBar({ draft, data, licenceHref }: CheckoutBarProps) {
  const { address_id, failure, updating, placing, place } = draft
  const address = data.addresses.find(each => each.id === address_id)
  const blocked = data.blocked || (address_id === null ? '请选择收货地址' : '')
  return (
    <section aria-label="提交订单" className={css.root}>
      {failure && (
        <Callout tone="bad">
          <p>
            {failure.message}
            {failure.before && `（之前应付 ${moneyText(failure.before)}）`}
          </p>
        </Callout>
      )}
      <div className={css.bar}>
        <div className={css.facts}>
          {address && (
            <p className={css.address}>
              寄往 {address.region} {address.detail} · {address.consignee} {address.mobile}
            </p>
          )}
          {blocked && (
            <p className={css.blocked}>
              {blocked}
              {data.receipt_overdue === 1 && (
                <Link href={href('ordersEphedrine')} className={css.link}>
                  上传回执
                </Link>
              )}
              {data.blocked_by_licence === 1 && licenceHref && (
                <Link href={licenceHref} className={css.link}>
                  更新证照
                </Link>
              )}
            </p>
          )}
        </div>
        <p className={css.total}>
          应付 <Price value={data.expected_total} size="xl" />
        </p>
        <Button
          variant="primary"
          size="l"
          busy={placing || updating}
          disabled={blocked !== ''}
          onClick={place}
        >
          提交订单
        </Button>
      </div>
      <Announcement text={`应付 ${moneyText(data.expected_total)}`} pending={updating} />
    </section>
  )
}
