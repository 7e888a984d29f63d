'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './TierProgress.css'

export const tierProgressLabels = {
  /** Of a tier that is reached. */
  reached: '已达到',
}

/** A tier: from an amount on, there is a gain. */
export interface Tier {
  /** In yuan; it is the key of the tier. */
  readonly amount: string
  /** From when it holds: `满 ¥5,000`. */
  readonly from: string
  /** What it gives: `返 ¥100`. */
  readonly gain: string
}

export interface TierProgressProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the list of tiers, for screen readers. */
  label: string
  /** In ascending order. */
  tiers: readonly Tier[]
  /** The amount that counts so far, in yuan; null where nobody is known, who could have one. */
  value: string | null
  /**
   * The amount at the end of the bar, in yuan.
   * @default that of the last tier
   */
  aim?: string | undefined
  /** What the bar shows, for screen readers: `到 ¥5,000 的进度`. */
  progressLabel: string
  /**
   * `cards` in a panel of its own, `line` above the products of a promotion.
   * @default 'cards'
   */
  variant?: 'cards' | 'line'
  /** Beside the state: a link or a button. */
  action?: ReactNode
  /** Words in place of those of {@link tierProgressLabels}. */
  labels?: Partial<typeof tierProgressLabels>
}

/**
 * The tiers of a promotion, which of them an amount reaches, and how far the next one is; its children say so in words.
 * Renders `div`; sets `data-variant`, and `data-reached` on a tier.
 */
export const TierProgress = forwardRef<HTMLDivElement, TierProgressProps>(function TierProgress(props, ref) {
  const { label, tiers, value, aim, progressLabel, variant = 'cards', ...more } = props
  const { action, labels, className, children, ...rest } = more
  const words = useLabels('tierProgress', tierProgressLabels, labels)
  const amount = value === null ? null : parseAmount(value)
  const max = parseAmount(aim ?? tiers.at(-1)?.amount ?? '0.00')
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-variant={variant}>
      <ol aria-label={label} className={css.tiers} data-part="tiers">
        {tiers.map(tier => {
          const reached = amount !== null && amount >= parseAmount(tier.amount)
          return (
            <li key={tier.amount} className={css.tier} data-part="tier" data-reached={dataAttr(reached)}>
              <span className={css.from}>{tier.from}</span> <span className={css.gain}>{tier.gain}</span>
              {reached && (
                <span className={css.mark} data-part="mark">
                  {words.reached}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {amount !== null && max > 0 && (
        <progress
          className={css.progress}
          data-part="progress"
          aria-label={progressLabel}
          max={max}
          value={Math.min(amount, max)}
        />
      )}
      {children && (
        <div className={css.state} data-part="state">
          {children}
        </div>
      )}
      {action}
    </div>
  )
})
