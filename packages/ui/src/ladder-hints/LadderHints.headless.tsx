import { ladderHints, ladderHintText, parsePrice } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'

export interface LadderHintsProps extends HTMLAttributes<HTMLUListElement> {
  /** Tiers as on the wire: number of packs and unit price as decimal string. */
  ladder_price: readonly { number: number; price: string }[]
  /** 1: a tier's price holds up to its number; any other: from its number on. */
  ladder_price_type: number
  base_price: string
  /** The number chosen now. */
  number: number
  unit: string
  rowClassName?: string
}

/**
 * What each tier means for the chosen number: reached and enjoying, or how many short (VA-07). Renders `ul`, or
 * nothing without tiers; rows set `data-reached`.
 */
export const LadderHints = forwardRef<HTMLUListElement, LadderHintsProps>(function LadderHints(
  { ladder_price, ladder_price_type, base_price, number, unit, rowClassName, ...rest },
  ref,
) {
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const hints = ladderHints(parsePrice(base_price), tiers, ladder_price_type, number)
  if (hints.length === 0) return null
  return (
    <ul aria-label="阶梯价" {...rest} ref={ref}>
      {hints.map(hint => (
        <li key={hint.tier.number} className={rowClassName} data-reached={dataAttr(hint.reached)}>
          {ladderHintText(hint, unit)}
        </li>
      ))}
    </ul>
  )
})
