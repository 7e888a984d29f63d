import type { PointsGift } from '@yaoji/api-client/contract/redemption'
import { Button, LinkButton } from '@yaoji/ui/button'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { minuteText } from '../../core/clock/minuteText'
import { touchTarget } from '../../core/page/touchTarget.css'
import { loginHref } from '../../core/session/returnTo'
import * as css from './GiftCard.css'
import { GiftPrice } from './GiftPrice'

export interface GiftCardProps {
  gift: PointsGift
  onRedeem: () => void
}

/** A gift: what it is, what it needs, how many are left, the buyer's limit, and the button. */
export function GiftCard({ gift, onRedeem }: GiftCardProps) {
  const { name, ypgg, remark, image, left, ends_at, state, reason } = gift
  const heading = useId()
  return (
    <article aria-labelledby={heading} className={css.root}>
      <div className={css.plate}>
        <img src={image} alt="" width={72} height={72} loading="lazy" />
      </div>
      <div className={css.about}>
        <h2 id={heading} className={css.name}>
          {name}
        </h2>
        <p className={css.line}>{ypgg}</p>
        <p className={css.remark}>{remark}</p>
        <p className={css.price}>
          <GiftPrice points={gift.points} cash={gift.cash} />
        </p>
        <div className={css.foot}>
          <p className={css.line}>
            剩 {left} 件{limitText(gift)}
            {ends_at && state !== 'ended' && `，${minuteText(ends_at)} 截止`}
          </p>
          {state === 'open' && (
            <Button
              variant="primary"
              size="s"
              className={touchTarget}
              aria-label={`兑换 ${name}`}
              onClick={onRedeem}
            >
              兑换
            </Button>
          )}
          {state === 'login' && <LoginLink name={name} />}
          {state !== 'open' && state !== 'login' && <span className={css.reason}>{reason}</span>}
        </div>
      </div>
    </article>
  )
}

/** How many pieces a buyer may have, and has. */
function limitText({ per_buyer, redeemed }: PointsGift): string {
  const had = redeemed > 0 ? `，已兑 ${redeemed} 件` : ''
  return per_buyer === null ? had : `，限兑 ${per_buyer} 件${had}`
}

function LoginLink({ name }: { name: string }) {
  const location = useLocation()
  return (
    <LinkButton href={loginHref(location)} size="s" className={touchTarget} aria-label={`登录后兑换 ${name}`}>
      登录后兑换
    </LinkButton>
  )
}
