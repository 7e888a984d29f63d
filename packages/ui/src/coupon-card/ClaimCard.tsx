'use client'
import { unixSeconds, useFocusWhenLost } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { Button, LinkButton } from '../button'
import { Countdown } from '../countdown'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { CouponCard, type CouponCardCoupon, type CouponCardProps } from './CouponCard'

/** A coupon that can be claimed, by the wire's names. */
export interface ClaimCardCoupon extends CouponCardCoupon {
  /** How many are left, and how many there were. */
  readonly left: number
  readonly quota: number
  /** `gone`: none is left; `today`: the buyer has that of today. */
  readonly state: string
  /** When the claiming begins, `YYYY-MM-DD HH:mm:ss`; null where it is open. */
  readonly claim_begin_time: string | null
  /** How many a buyer may have, on a day and in all, and has. */
  readonly per_buyer: number
  readonly per_day: number | null
  readonly claimed: number
  /** Of these, how many are not used yet, and where they can be used. */
  readonly unused: number
  readonly use_url: string
}

export const claimCardLabels = {
  limit: (per_buyer: number, per_day: number | null, claimed: number) =>
    [
      `每店限领 ${per_buyer} 张`,
      per_day === null ? '' : `，每天 ${per_day} 张`,
      claimed > 0 ? `，已领 ${claimed} 张` : '',
    ].join(''),
  begins: (time: string) => `${time} 开始领取`,
  left: '，还有 ',
  gone: '已抢完',
  today: '今天已领取，明天可以再领',
  claim: '领取',
  login: '登录领取',
  use: '去使用',
  /** A button with the coupon that it is about, for screen readers. */
  named: (text: string, name: string) => `${text} ${name}`,
}

type Words = typeof claimCardLabels

export interface ClaimCardProps
  extends Omit<CouponCardProps, 'coupon' | 'stock' | 'notes' | 'actions' | 'labels'> {
  coupon: ClaimCardCoupon
  /** Now by the server's clock, in unix seconds, ticking; undefined until it is known. */
  now: number | undefined
  /** The claiming begins now: read the coupons again. */
  onBegin: () => void
  onClaim: () => void
  /** The coupon is being claimed. */
  busy: boolean
  /** Where a visitor logs in; undefined for a buyer. */
  loginHref: string | undefined
  /** Words in place of those of {@link claimCardLabels}. */
  labels?: Partial<Words>
}

/** A coupon that can be claimed: its limits, how many are left, and the button. Renders CouponCard. */
export const ClaimCard = forwardRef<HTMLElement, ClaimCardProps>(function ClaimCard(props, ref) {
  const { coupon, now, onBegin, onClaim, busy, loginHref, labels, ...rest } = props
  const words = useLabels('claimCard', claimCardLabels, labels)
  const { left, quota, state, claim_begin_time, per_buyer, per_day, claimed } = coupon
  const begins = state === 'coming' ? claim_begin_time : null
  return (
    <CouponCard
      {...rest}
      ref={ref}
      coupon={coupon}
      stock={{ left, quota }}
      inactive={state === 'gone'}
      notes={[
        words.limit(per_buyer, per_day, claimed),
        ...(begins === null ? [] : [<Begin key="begin" {...{ time: begins, now, onBegin, words }} />]),
        ...(state === 'gone' || state === 'today' ? [words[state]] : []),
      ]}
      actions={<Actions {...{ coupon, onClaim, busy, loginHref, words }} />}
    />
  )
})

interface BeginProps extends Pick<ClaimCardProps, 'now' | 'onBegin'> {
  time: string
  words: Words
}

function Begin({ time, now, onBegin, words }: BeginProps) {
  const times = useTimes()
  return (
    <>
      {words.begins(times.minute(time))}
      {now !== undefined && (
        <>
          {words.left}
          <Countdown variant="text" end={unixSeconds(time)} now={now} onEnd={onBegin} />
        </>
      )}
    </>
  )
}

interface ActionsProps extends Pick<ClaimCardProps, 'coupon' | 'onClaim' | 'busy' | 'loginHref'> {
  words: Words
}

function Actions({
  coupon: { name, state, unused, use_url },
  onClaim,
  busy,
  loginHref,
  words,
}: ActionsProps) {
  const isOpen = state === 'open'
  const use = useFocusWhenLost<HTMLAnchorElement>(!isOpen)
  return (
    <>
      {unused > 0 && (
        <LinkButton ref={use} href={use_url} size="s" aria-label={words.named(words.use, name)}>
          {words.use}
        </LinkButton>
      )}
      {isOpen && loginHref === undefined && (
        <Button
          variant="primary"
          size="s"
          busy={busy}
          onClick={onClaim}
          aria-label={words.named(words.claim, name)}
        >
          {words.claim}
        </Button>
      )}
      {isOpen && loginHref !== undefined && (
        <LinkButton href={loginHref} variant="primary" size="s">
          {words.login}
        </LinkButton>
      )}
    </>
  )
}
