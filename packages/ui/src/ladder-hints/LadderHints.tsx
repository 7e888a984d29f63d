'use client'
import { type LadderHint, ladderHints, ladderHintText, type Money, parsePrice } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './LadderHints.css'

export const ladderHintsLabels = {
  /** Name of the list, for screen readers. */
  list: '阶梯价',
  /** One tier in a sentence. */
  hint: (hint: LadderHint, unit: string, money: Money) => ladderHintText(hint, unit, money),
}

export interface LadderHintsProps extends HTMLAttributes<HTMLUListElement> {
  /** Tiers as on the wire: number of packs and unit price as decimal string. */
  ladder_price: readonly { number: number; price: string }[]
  /** 1: a tier's price applies up to its number; any other: from its number on. */
  ladder_price_type: number
  /** Price without any tier, as decimal string. */
  base_price: string
  /** The number that is chosen now. */
  number: number
  /** Packing unit: `盒`. */
  unit: string
  /** Words in place of those of {@link ladderHintsLabels}. */
  labels?: Partial<typeof ladderHintsLabels>
}

/**
 * What each tier means for the chosen number: reached, or how many packs are missing (VA-07). Renders `ul`, or nothing
 * without tiers; rows set `data-reached`.
 */
export const LadderHints = forwardRef<HTMLUListElement, LadderHintsProps>(function LadderHints(
  { ladder_price, ladder_price_type, base_price, number, unit, labels, className, ...rest },
  ref,
) {
  const words = useLabels('ladderHints', ladderHintsLabels, labels)
  const money = useMoney()
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const hints = ladderHints(parsePrice(base_price), tiers, ladder_price_type, number)
  if (hints.length === 0) return null
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {hints.map(hint => (
        <li key={hint.tier.number} className={css.row} data-part="row" data-reached={dataAttr(hint.reached)}>
          {words.hint(hint, unit, money)}
        </li>
      ))}
    </ul>
  )
})
