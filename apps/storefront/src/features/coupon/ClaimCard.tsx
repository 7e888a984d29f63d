import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { useCouponClaim, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Countdown } from '@yaoji/ui/countdown'
import { CouponCard } from '@yaoji/ui/coupon-card'
import { useToast } from '@yaoji/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { minuteText } from '../../core/clock/minuteText'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'
import { loginHref } from '../../core/session/returnTo'

export interface ClaimCardProps {
  coupon: ClaimableCoupon
  /** The claiming of this coupon begins now. */
  onBegin: () => void
}

/** A coupon that can be claimed: what it is, its limits, how many are left, and the button. A visitor logs in first. */
export function ClaimCard({ coupon, onBegin }: ClaimCardProps) {
  const { left, quota, state, claim_begin_time } = coupon
  const isComing = state === 'coming' && claim_begin_time !== null
  return (
    <CouponCard
      coupon={coupon}
      stock={{ left, quota }}
      inactive={state === 'gone'}
      notes={[
        limitText(coupon),
        ...(isComing ? [<Begin key="begin" time={claim_begin_time} onBegin={onBegin} />] : []),
        ...(REASONS[state] ?? []),
      ]}
      actions={<Actions coupon={coupon} />}
    />
  )
}

/** Why there is no button; a coupon that is claimed says how many. */
const REASONS: Partial<Record<ClaimableCoupon['state'], readonly string[]>> = {
  gone: ['已抢完'],
  today: ['今天已领取，明天可以再领'],
}

/** How many of it a buyer may have, and has. */
function limitText({ per_buyer, per_day, claimed }: ClaimableCoupon): string {
  const day = per_day === null ? '' : `，每天 ${per_day} 张`
  return `每店限领 ${per_buyer} 张${day}${claimed > 0 ? `，已领 ${claimed} 张` : ''}`
}

/** When the claiming begins. */
function Begin({ time, onBegin }: { time: string; onBegin: () => void }) {
  const now = useServerTime()
  return (
    <>
      {minuteText(time)} 开始领取
      {now !== undefined && (
        <>
          ，还有 <Countdown variant="text" end={unixSeconds(time)} now={now} onEnd={onBegin} />
        </>
      )}
    </>
  )
}

function Actions({ coupon: { id, name, state, unused, use_url } }: Pick<ClaimCardProps, 'coupon'>) {
  const { user } = useSession()
  const location = useLocation()
  const toast = useToast()
  const claim = useCouponClaim()
  const isOpen = state === 'open'
  const use = useFocusInsteadOf(isOpen)

  function press() {
    claim.mutate(id, {
      onSuccess: ({ coupon: own }) =>
        toast({
          text: `已领取：${own.name}`,
          tone: 'success',
          action: { text: '去使用', href: own.use_url },
        }),
    })
  }

  return (
    <>
      {unused > 0 && (
        <LinkButton ref={use} href={use_url} size="s" aria-label={`去使用 ${name}`}>
          去使用
        </LinkButton>
      )}
      {isOpen && user !== null && (
        <Button variant="primary" size="s" busy={claim.isPending} onClick={press} aria-label={`领取 ${name}`}>
          领取
        </Button>
      )}
      {isOpen && user === null && (
        <LinkButton href={loginHref(location)} variant="primary" size="s">
          登录领取
        </LinkButton>
      )}
    </>
  )
}

/** The element that gets the focus when the button beside it disappears with it. */
function useFocusInsteadOf(isShown: boolean) {
  const target = useRef<HTMLAnchorElement>(null)
  const before = useRef(isShown)
  useEffect(() => {
    // The browser moves the focus of a removed button to the document.
    if (before.current && !isShown && document.activeElement === document.body) target.current?.focus()
    before.current = isShown
  }, [isShown])
  return target
}
