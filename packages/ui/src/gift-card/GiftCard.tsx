'use client'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { Button, LinkButton } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { ProductImage } from '../part/ProductImage'
import * as css from './GiftCard.css'
import { PointsPrice } from './PointsPrice'

export const giftCardLabels = {
  redeem: '兑换',
  login: '登录后兑换',
  /** A button with the gift that it is about, for screen readers. */
  named: (text: string, name: string) => `${text} ${name}`,
  /** What is left and what the buyer may have; `ends_at` without its seconds, empty where it is not to be said. */
  stock: ({ left, per_buyer, redeemed }: GiftStock, ends_at: string) =>
    [
      `剩 ${left} 份`,
      per_buyer === null ? '' : `限兑 ${per_buyer} 份`,
      redeemed > 0 ? `已兑 ${redeemed} 份` : '',
      ends_at && `${ends_at} 截止`,
    ]
      .filter(Boolean)
      .join('，'),
}

export interface GiftStock {
  /** Pieces in stock. */
  left: number
  /** Pieces for each buyer; null without a limit. */
  per_buyer: number | null
  /** Pieces that this buyer has redeemed. */
  redeemed: number
}

/** What the card shows of a gift, by the wire's names. */
export interface GiftCardGift extends GiftStock {
  name: string
  ypgg: string
  /** What it is good for, in one sentence. */
  remark: string
  image: string
  points: number
  /** What is paid beside the points, in yuan. */
  cash: string
  /** Until when it can be redeemed, `YYYY-MM-DD HH:mm:ss`; null without an end. */
  ends_at: string | null
  /** `open` can be redeemed, `login` by whoever logs in; the others say why not. */
  state: 'open' | 'login' | 'ended' | 'gone' | 'limit' | 'points'
  /** Why it cannot be redeemed; empty when it can. */
  reason: string
}

export interface GiftCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The gift by the names of the wire. */
  gift: GiftCardGift
  /** The button was pressed. */
  onRedeem: () => void
  /** Where a visitor logs in. */
  loginHref: string
  /** Words in place of those of {@link giftCardLabels}. */
  labels?: Partial<typeof giftCardLabels>
}

/**
 * A gift for points: what it is, what it needs, how many are left, the buyer's limit, and the button. Renders `article`
 * named by the gift; sets `data-state`.
 */
export const GiftCard = forwardRef<HTMLElement, GiftCardProps>(function GiftCard(
  { gift, onRedeem, loginHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('giftCard', giftCardLabels, labels)
  const times = useTimes()
  const { name, ypgg, remark, image, points, cash, ends_at, state, reason } = gift
  const heading = useId()
  const end = ends_at !== null && state !== 'ended' ? times.minute(ends_at) : ''
  return (
    <article
      aria-labelledby={heading}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-state={state}
    >
      <div className={css.plate} data-part="plate">
        <ProductImage src={image} size={72} className={css.image} />
      </div>
      <div className={css.about} data-part="about">
        <h2 id={heading} className={css.name} data-part="name">
          {name}
        </h2>
        <p className={css.line}>{ypgg}</p>
        <p className={css.remark} data-part="remark">
          {remark}
        </p>
        <p className={css.price} data-part="price">
          <PointsPrice points={points} cash={cash} />
        </p>
        <div className={css.foot} data-part="foot">
          <p className={css.line}>{words.stock(gift, end)}</p>
          {state === 'open' && (
            <Button
              variant="primary"
              size="s"
              aria-label={words.named(words.redeem, name)}
              onClick={onRedeem}
            >
              {words.redeem}
            </Button>
          )}
          {state === 'login' && (
            <LinkButton href={loginHref} size="s" aria-label={words.named(words.login, name)}>
              {words.login}
            </LinkButton>
          )}
          {state !== 'open' && state !== 'login' && (
            <span className={css.reason} data-part="reason">
              {reason}
            </span>
          )}
        </div>
      </div>
    </article>
  )
})
