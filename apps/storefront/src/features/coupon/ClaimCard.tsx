import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { useCouponClaim, useSession } from '@yaoji/hooks/data'
import { ClaimCard as Card } from '@yaoji/ui/coupon-card'
import { useToast } from '@yaoji/ui/toast'
import { useLocation } from 'react-router-dom'
import { useServerTime } from '../../core/clock/useServerTime'
import { loginHref } from '../../core/session/returnTo'

export interface ClaimCardProps {
  coupon: ClaimableCoupon
  /** The claiming of this coupon begins now. */
  onBegin: () => void
}

/** A coupon that can be claimed: what it is, its limits, how many are left, and the button. A visitor logs in first. */
export function ClaimCard({ coupon, onBegin }: ClaimCardProps) {
  const { user } = useSession()
  const location = useLocation()
  const toast = useToast()
  const claim = useCouponClaim()

  function press() {
    claim.mutate(coupon.id, {
      onSuccess: ({ coupon: { name, use_url } }) =>
        toast({
          text: `已领取：${name}`,
          tone: 'success',
          action: { text: '去使用', href: use_url },
        }),
    })
  }

  return (
    <Card
      coupon={coupon}
      now={useServerTime()}
      onBegin={onBegin}
      onClaim={press}
      busy={claim.isPending}
      loginHref={user === null ? loginHref(location) : undefined}
    />
  )
}
