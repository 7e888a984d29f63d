'use client'
import type { Money } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './WantedTable.css'
import type { WantedReplyData } from './wantedTypes'

export const wantedReplyLabels = {
  price: (price: string, money: Money) => ` 报价 ${money.text(price)}`,
  accepted: '，您已接受',
  validUntil: (day: string) => `，有效至 ${day}`,
}

export interface WantedReplyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  reply: WantedReplyData
  /** After it, where the shop sells the product now: a link to it, its add button. */
  children?: ReactNode
  /** Words in place of those of {@link wantedReplyLabels}. */
  labels?: Partial<typeof wantedReplyLabels>
}

/** What the shop answered: its text, the price and until when it holds. Renders `span`. */
export const WantedReply = forwardRef<HTMLSpanElement, WantedReplyProps>(function WantedReply(
  { reply: { text, price, valid_until, accepted_at, goods_id }, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('wantedReply', wantedReplyLabels, labels)
  const money = useMoney()
  const times = useTimes()
  return (
    <span {...rest} ref={ref} className={joinClass(css.reply, className)}>
      {text}
      {price !== null && (
        <span className={css.price} data-part="price">
          {words.price(price, money)}
        </span>
      )}
      {accepted_at ? words.accepted : valid_until && words.validUntil(times.date(valid_until))}
      {goods_id !== null && <> {children}</>}
    </span>
  )
})
