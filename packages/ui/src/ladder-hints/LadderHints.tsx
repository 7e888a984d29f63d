'use client'
import {
  formatPrice,
  type LadderHint,
  ladderHints,
  ladderHintText,
  type Money,
  parsePrice,
} from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type Key } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './LadderHints.css'

export const ladderHintsLabels = {
  /** Name of the list, for screen readers. */
  list: '阶梯价',
  /** One tier in a sentence. */
  hint: (hint: LadderHint, unit: string, money: Money) => ladderHintText(hint, unit, money),
  /** One tier where there is no room for a sentence: from or up to which number, and the price. */
  tier: ({ kind, tier }: LadderHint, money: Money) =>
    `${kind === 'up_to' ? '≤' : '≥'}${tier.number} ${money.digits(formatPrice(tier.price))}`,
  /** Beyond the last tier that counts up to a number, in a sentence and without room for one. */
  beyondHint: (number: number, price: string, unit: string, money: Money) =>
    `超过 ${number} ${unit}，${money.text(price)}/${unit}`,
  beyond: (number: number, price: string, money: Money) => `>${number} ${money.digits(price)}`,
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
  /**
   * All tiers in one line, such as `≥50 12.30`. Without room for all, the ones that are cheaper are cut where the price rises
   * with the number, otherwise the ones with the greater number. The sentences are read out and are tooltips.
   * @default false
   */
  compact?: boolean
  /** Words in place of those of {@link ladderHintsLabels}. */
  labels?: Partial<typeof ladderHintsLabels>
}

/**
 * What each tier means for the chosen number: reached, or how many packs are missing (VA-07). Renders `ul`, or nothing
 * without tiers; sets `data-compact` and `data-kind`, rows `data-reached` and `data-enjoying`.
 */
export const LadderHints = forwardRef<HTMLUListElement, LadderHintsProps>(function LadderHints(
  { ladder_price, ladder_price_type, base_price, number, unit, compact, labels, className, ...rest },
  ref,
) {
  const words = useLabels('ladderHints', ladderHintsLabels, labels)
  const money = useMoney()
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const hints = ladderHints(parsePrice(base_price), tiers, ladder_price_type, number)
  const last = hints.at(-1)
  if (!last) return null
  return (
    <ul
      aria-label={words.list}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-compact={dataAttr(compact)}
      data-kind={last.kind}
    >
      {hints.map(hint =>
        row({
          key: hint.tier.number,
          sentence: words.hint(hint, unit, money),
          short: compact && words.tier(hint, money),
          'data-reached': dataAttr(hint.reached),
          'data-enjoying': dataAttr(hint.enjoying),
        }),
      )}
      {compact &&
        last.kind === 'up_to' &&
        row({
          key: 'beyond',
          sentence: words.beyondHint(last.tier.number, base_price, unit, money),
          short: words.beyond(last.tier.number, base_price, money),
        })}
    </ul>
  )
})

interface Row {
  key: Key
  sentence: string
  /** What is shown in place of the sentence, which is read out and is the tooltip. */
  short: string | false | undefined
  'data-reached'?: '' | undefined
  'data-enjoying'?: '' | undefined
}

function row({ key, sentence, short, ...rest }: Row) {
  if (!short) {
    return (
      <li key={key} {...rest} className={css.row} data-part="row">
        {sentence}
      </li>
    )
  }
  return (
    <li key={key} {...rest} title={sentence} className={css.row} data-part="row">
      <span aria-hidden className={plain} data-part="tier">
        {short}
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </li>
  )
}
