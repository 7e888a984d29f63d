import type { Address } from '@yaoji/api-client/contract/address'
import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { moneyText } from '@yaoji/domain'
import { useArrivalFocus } from '@yaoji/hooks'
import type { useOrderDraft } from '@yaoji/hooks/data'
import { Announcement } from '@yaoji/ui/announcement'
import { CheckoutBar as Bar } from '@yaoji/ui/checkout-bar'
import { TextLink } from '@yaoji/ui/text-link'
import { href } from '../../routes'

/** The heading of step 2. */
export const CHECK_TITLE = '核对订单信息'

export interface CheckoutBarProps {
  draft: ReturnType<typeof useOrderDraft>
  data: CheckoutData
  /** The page to renew the licence; shown when the licence prevents the order. */
  licenceHref?: string | undefined
}

/** The bar at the bottom, with the draft of the order: what prevents it, and the pages that help. */
export function CheckoutBar({ draft, data, licenceHref }: CheckoutBarProps) {
  const { address_id, failure, updating, placing, place } = draft
  const address = data.addresses.find(each => each.id === address_id)
  const { target, moved } = useArrivalFocus<HTMLButtonElement>('main')
  return (
    <>
      <Bar
        total={data.expected_total}
        address={address && addressText(address)}
        blocked={data.blocked || (address_id === null ? '请选择收货地址' : '')}
        blockedActions={
          <>
            {data.receipt_overdue === 1 && (
              <TextLink href={href('ordersEphedrine')} underlined>
                上传回执
              </TextLink>
            )}
            {data.blocked_by_licence === 1 && licenceHref && (
              <TextLink href={licenceHref} underlined>
                更新证照
              </TextLink>
            )}
          </>
        }
        failure={failure && failure.message + beforeText(failure.before)}
        {...{ updating, placing }}
        placeRef={target}
        onPlace={place}
      />
      <Announcement text={moved ? CHECK_TITLE : ''} />
    </>
  )
}

const addressText = ({ region, detail, consignee, mobile }: Address) =>
  `${region} ${detail} · ${consignee} ${mobile}`

/** The total that was shown when the order was placed. */
const beforeText = (before: string | undefined) => (before ? `（之前应付 ${moneyText(before)}）` : '')
