'use client'
import { formatPrice, parsePrice } from '@yaoji/domain'
import { useMoney } from '../formats/useMoney'

export interface PriceChangeProps {
  /** The price now; absent where it may not be seen. */
  price: string | undefined
  last_price?: string | undefined
  /** 1: the last purchase was near-expiry stock, which has a price of its own. */
  last_near_expiry: 0 | 1
  words: { rise: (amount: string) => string; drop: (amount: string) => string }
  className: string
}

/** How much the price is above or below that of the last purchase. Near-expiry stock has another price: nothing. */
export function PriceChange({ price, last_price, last_near_expiry, words, className }: PriceChangeProps) {
  const money = useMoney()
  if (price === undefined || last_price === undefined || last_near_expiry === 1) return null
  const change = parsePrice(price) - parsePrice(last_price)
  if (change === 0) return null
  const amount = money.text(formatPrice(Math.abs(change)))
  const text = change > 0 ? words.rise(amount) : words.drop(amount)
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={className}
      data-part="change"
      data-change={change > 0 ? 'rise' : 'drop'}
    >
      {change > 0 ? '▲' : '▼'}
    </span>
  )
}
