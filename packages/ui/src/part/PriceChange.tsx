'use client'
import { formatPrice, type PriceSinceLast, priceSinceLast } from '@yaoji/domain'
import { useMoney } from '../formats/useMoney'
import { joinClass } from './joinClass'
import * as css from './PriceChange.css'

export interface PriceChangeProps extends PriceSinceLast {
  words: { rise: (amount: string) => string; drop: (amount: string) => string }
  /** Its place beside the price. */
  className?: string
}

/** How much the price is above or below that of the last purchase. Near-expiry stock has another price: nothing. */
export function PriceChange({ words, className, ...prices }: PriceChangeProps) {
  const money = useMoney()
  const change = priceSinceLast(prices)
  if (change === null || change === 0) return null
  const amount = money.text(formatPrice(Math.abs(change)))
  const text = change > 0 ? words.rise(amount) : words.drop(amount)
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={joinClass(css.change, className)}
      data-part="change"
      data-change={change > 0 ? 'rise' : 'drop'}
    >
      {change > 0 ? '▲' : '▼'}
    </span>
  )
}
