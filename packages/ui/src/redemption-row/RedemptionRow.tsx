'use client'
import { forwardRef, type LiHTMLAttributes } from 'react'
import { Button } from '../button'
import { CopyButton } from '../copy-button'
import { DescriptionList, type DescriptionRow } from '../description-list'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { PointsPrice } from '../gift-card'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { ProductImage } from '../part/ProductImage'
import * as css from './RedemptionRow.css'

export const redemptionRowLabels = {
  /** Name of the row, and of its buttons, for screen readers. */
  row: (sn: string) => `积分订单 ${sn}`,
  named: (text: string, sn: string) => `${text} ${sn}`,
  number: (number: number) => `×${number}`,
  cancel: '取消兑换',
  receive: '确认收货',
  /** Names of the details. */
  to: '收货',
  parcel: '物流',
  shipped: '发货',
  receivedAlone: '自动确认',
  cancelled: '取消',
  done: '完成',
  /** What the copy button copies. */
  tracking: '运单号',
}

/** What the row shows of a redemption, by the wire's names. */
export interface RedemptionRowRedemption {
  sn: string
  name: string
  ypgg: string
  image: string
  number: number
  /** Points of all pieces. */
  points: number
  /** What was paid beside the points, in yuan. */
  cash: string
  /** 10 to ship, 20 shipped, 30 done, -10 cancelled. */
  status: number
  status_text: string
  /** This and the other times are `YYYY-MM-DD HH:mm:ss`. */
  created_at: string
  consignee: string
  mobile: string
  region: string
  detail: string
  /** Carrier and number of the parcel; empty before it is shipped. */
  company: string
  tracking_no: string
  shipped_at: string | null
  /** When it counts as received by itself; null unless it is shipped. */
  receive_before: string | null
  /** When it was received or cancelled; null before. */
  ended_at: string | null
  /** Why it was cancelled; empty otherwise. */
  reason: string
  actions: readonly ('cancel' | 'receive')[]
}

export interface RedemptionRowProps extends LiHTMLAttributes<HTMLLIElement> {
  /** The redemption by the names of the wire. */
  redemption: RedemptionRowRedemption
  /** The buyer cancels the redemption. */
  onCancel: () => void
  /** The buyer has received the gift. */
  onReceive: () => void
  /** Words in place of those of {@link redemptionRowLabels}. */
  labels?: Partial<typeof redemptionRowLabels>
}

/**
 * Points that were redeemed for a gift: the gift, what it needed, its status, where it goes, and what can be done.
 * Renders `li`; its children come last, as the dialogs of its buttons.
 */
export const RedemptionRow = forwardRef<HTMLLIElement, RedemptionRowProps>(
  function RedemptionRow(props, ref) {
    const { redemption, onCancel, onReceive, labels, className, children, ...rest } = props
    const words = useLabels('redemptionRow', redemptionRowLabels, labels)
    const times = useTimes()
    const { sn, name, ypgg, image, number, points, cash, actions } = redemption
    return (
      <li aria-label={words.row(sn)} {...rest} ref={ref} className={joinClass(css.root, className)}>
        <Head redemption={redemption} />
        <div className={css.body} data-part="body">
          <div className={css.plate} data-part="plate">
            <ProductImage src={image} size={48} className={css.image} />
          </div>
          <div className={css.gift} data-part="gift">
            <p className={css.name} data-part="name">
              {name} <span className={css.note}>{ypgg}</span> {words.number(number)}
            </p>
            <p className={css.price}>
              <PointsPrice points={points} cash={cash} />
            </p>
          </div>
          <div className={css.details} data-part="details">
            <DescriptionList size="s" rows={attributesOf(redemption, words, times)} />
          </div>
        </div>
        {actions.length > 0 && (
          <div className={css.actions} data-part="actions">
            {actions.includes('cancel') && (
              <Button aria-label={words.named(words.cancel, sn)} onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
            {actions.includes('receive') && (
              <Button variant="primary" aria-label={words.named(words.receive, sn)} onClick={onReceive}>
                {words.receive}
              </Button>
            )}
          </div>
        )}
        {children}
      </li>
    )
  },
)

function Head({
  redemption: { sn, created_at, status, status_text },
}: Pick<RedemptionRowProps, 'redemption'>) {
  const times = useTimes()
  return (
    <div className={css.head} data-part="head">
      <span className={css.sn} data-part="sn">
        {sn}
      </span>
      <span className={css.note}>{times.minute(created_at)}</span>
      <span className={css.status} data-part="status" data-status={status}>
        {status_text}
      </span>
    </div>
  )
}

/** Where it goes, and what happened to it or happens next. */
function attributesOf(
  redemption: RedemptionRowRedemption,
  words: typeof redemptionRowLabels,
  times: Times,
): DescriptionRow[] {
  const { consignee, mobile, region, detail, company, tracking_no, shipped_at, receive_before, ended_at } =
    redemption
  const { reason } = redemption
  const parcel = tracking_no && (
    <>
      {company} {tracking_no} <CopyButton text={tracking_no} name={words.tracking} />
    </>
  )
  return [
    [words.to, `${consignee} ${mobile} ${region}${detail}`],
    [words.parcel, parcel],
    [words.shipped, shipped_at && times.minute(shipped_at)],
    [words.receivedAlone, receive_before && times.minute(receive_before)],
    [
      reason ? words.cancelled : words.done,
      ended_at && [times.minute(ended_at), reason].filter(Boolean).join(' '),
    ],
  ]
}
