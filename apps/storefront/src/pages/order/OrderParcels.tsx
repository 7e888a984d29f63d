import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, packCountText } from '@yaoji/domain'
import { GoodsTag } from '@yaoji/ui/goods-tag'
import { Timeline } from '@yaoji/ui/timeline'
import { CopyButton } from '../../core/page/CopyButton'
import { Panel } from '../../core/page/Panel'
import { BatchText } from '../../features/orders/BatchText'
import { giftTag } from '../../features/orders/giftTag.css'
import { PARCELS_ID } from '../../features/orders/orderSections'
import * as css from './OrderParcels.css'

type Parcel = OrderDetail['parcels'][number]

/** Traces of a parcel that are shown at once. */
const FIRST_TRACES = 3

export type OrderParcelsProps = Pick<OrderDetail, 'parcels' | 'unshipped' | 'unshipped_gifts'>

/** The parcels of an order, each with its carrier, its packs by batch and where it was. Renders nothing without parcels. */
export function OrderParcels({ parcels, unshipped, unshipped_gifts: gift_number }: OrderParcelsProps) {
  if (parcels.length === 0) return null
  const rest = { goods_number: unshipped - gift_number, gift_number }
  return (
    <div id={PARCELS_ID} className={css.root}>
      <Panel
        title="包裹"
        aside={unshipped > 0 && <span className={css.unshipped}>尚未发出：{packCountText(rest)}</span>}
      >
        <ul>
          {parcels.map((parcel, at) => (
            <ParcelRow key={parcel.id} parcel={parcel} place={parcels.length - at} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** `place`: which parcel of the order it is, from 1. */
function ParcelRow({ parcel, place }: { parcel: Parcel; place: number }) {
  const { company, tracking_no, state, state_text, packs, traces } = parcel
  const name = `包裹 ${place}`
  return (
    <li aria-label={name} className={css.parcel}>
      <div className={css.head}>
        <strong>{name}</strong>
        <span className={css.number}>
          {company} {tracking_no} <CopyButton text={tracking_no} name={`${name} 的运单号`} />
        </span>
        <span className={css.about}>{packCountText(countPurchase(packs))}</span>
        <span className={css.state} data-delivered={state === 'delivered' ? '' : undefined}>
          {state_text}
        </span>
      </div>
      <ul aria-label={`${name} 的商品`} className={css.packs}>
        {packs.map(pack => (
          <li key={`${pack.line_id} ${pack.batch_no}`} className={css.pack}>
            <span className={css.goods}>
              {pack.is_gift === 1 && <GoodsTag name="赠" className={giftTag} />}
              {pack.name} <span className={css.about}>{pack.ypgg}</span>
            </span>
            <span className={css.about}>
              <BatchText batch={pack} />
            </span>
            <span className={css.count}>
              ×{pack.number} {pack.bzdw}
            </span>
          </li>
        ))}
      </ul>
      <Timeline entries={traces} max={FIRST_TRACES} labels={{ list: `${name} 的物流轨迹` }} />
    </li>
  )
}
