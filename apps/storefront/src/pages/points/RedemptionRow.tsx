import type { Redemption } from '@yaoji/api-client/contract/redemption'
import { Button } from '@yaoji/ui/button'
import { useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { CopyButton } from '../../core/page/CopyButton'
import { DescriptionList } from '../../core/page/DescriptionList'
import { touchTarget } from '../../core/page/touchTarget.css'
import { GiftPrice } from './GiftPrice'
import { CancelRedemptionDialog, ReceiveGiftDialog } from './RedemptionDialogs'
import * as css from './Redemptions.css'

/** One redemption: the gift, what it needed, its status, where it goes, and what can be done. */
export function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { sn, name, ypgg, image, number, points, cash, status, status_text, actions } = redemption
  const [asked, setAsked] = useState<'cancel' | 'receive' | null>(null)
  const dialog = { redemption, onClose: () => setAsked(null) }
  return (
    <li aria-label={`积分订单 ${sn}`} className={css.row}>
      <div className={css.head}>
        <span className={css.sn}>{sn}</span>
        <span className={css.note}>{minuteText(redemption.created_at)}</span>
        <span className={css.status} data-status={status}>
          {status_text}
        </span>
      </div>
      <div className={css.body}>
        <div className={css.plate}>
          <img src={image} alt="" width={48} height={48} loading="lazy" />
        </div>
        <div className={css.gift}>
          <p className={css.name}>
            {name} <span className={css.note}>{ypgg}</span> ×{number}
          </p>
          <p>
            <GiftPrice points={points} cash={cash} />
          </p>
        </div>
        <div className={css.facts}>
          <DescriptionList size="s" rows={factsOf(redemption)} />
        </div>
      </div>
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.includes('cancel') && (
            <Button className={touchTarget} aria-label={`取消兑换 ${sn}`} onClick={() => setAsked('cancel')}>
              取消兑换
            </Button>
          )}
          {actions.includes('receive') && (
            <Button
              variant="primary"
              className={touchTarget}
              aria-label={`确认收货 ${sn}`}
              onClick={() => setAsked('receive')}
            >
              确认收货
            </Button>
          )}
        </div>
      )}
      <CancelRedemptionDialog {...dialog} open={asked === 'cancel'} />
      <ReceiveGiftDialog {...dialog} open={asked === 'receive'} />
    </li>
  )
}

/** Where it goes, and what happened to it or happens next. */
function factsOf(redemption: Redemption) {
  const { consignee, mobile, region, detail, company, tracking_no, shipped_at, reason, ended_at } = redemption
  const parcel = tracking_no && (
    <>
      {company} {tracking_no} <CopyButton text={tracking_no} name="运单号" />
    </>
  )
  return [
    ['收货', `${consignee} ${mobile} ${region}${detail}`],
    ['物流', parcel],
    ['发货', shipped_at && minuteText(shipped_at)],
    ['自动确认', redemption.receive_before && minuteText(redemption.receive_before)],
    [reason ? '取消' : '完成', ended_at && [minuteText(ended_at), reason].filter(Boolean).join(' ')],
  ] as const
}
