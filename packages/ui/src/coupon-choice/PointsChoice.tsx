'use client'
import { readNumber } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type KeyboardEvent, useState } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { NumberField } from '../number-field'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './CouponChoice.css'

export const pointsChoiceLabels = {
  legend: '积分',
  /** Name of the field. */
  field: '使用的积分',
  unit: '分',
  /** The most points, and what they pay. */
  most: (points: number, amount: string) => `最多可用 ${points} 分抵 ${amount}`,
  /** What the points pay that are used. */
  used: (amount: string) => `已抵 ${amount}`,
  /** How many points there are, with why none can be used. */
  none: (held: number, reason: string) => (held > 0 ? `共 ${held} 分，${reason}` : reason),
  useMost: '用最多',
  useNone: '不使用',
}

/** The points of a buyer in a checkout, by the wire's names. */
export interface PointsOfferData {
  /** Points that the buyer has. */
  points_held: number
  /** The most that the order takes, and what they pay. 0: none can be used. */
  points_most: number
  points_most_amount: string
  /** Points that are used. */
  points_used: number
  /** Why none can be used; empty when some can. */
  points_reason: string
  /** What a point is worth and pays. */
  points_rule: string
}

export interface PointsChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  offer: PointsOfferData
  /** What the used points pay, in yuan. */
  used: string
  /** The points to use, 0 for none. Called when the buyer leaves the field or presses Enter, and by the button. */
  onValueChange: (points: number) => void
  /** Words in place of those of {@link pointsChoiceLabels}. */
  labels?: Partial<typeof pointsChoiceLabels>
}

/**
 * How many points pay a part of the order: a field for the number, with the most that can be used. Where none can be
 * used it says why. Renders `div`.
 */
export const PointsChoice = forwardRef<HTMLDivElement, PointsChoiceProps>(function PointsChoice(
  { offer, used, onValueChange, labels, className, ...rest },
  ref,
) {
  const words = useLabels('pointsChoice', pointsChoiceLabels, labels)
  const money = useMoney()
  const [typed, setTyped] = useState<string | null>(null)
  const { points_held, points_most, points_most_amount, points_used, points_reason, points_rule } = offer
  const usable = points_most > 0
  const all = points_used >= points_most

  function choose(points: number) {
    setTyped(null)
    if (points !== points_used) onValueChange(points)
  }

  function apply() {
    if (typed === null) return
    const { number, problem } = readNumber(typed, { min: 0, max: points_most })
    // What is wrong stays in the field, with its message.
    if (problem === null) choose(number ?? 0)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  const hint =
    points_used > 0 ? words.used(money.text(used)) : words.most(points_most, money.text(points_most_amount))
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.line} data-part="line">
        <span className={css.muted} data-part="legend" title={points_rule}>
          {words.legend}
        </span>
        {usable ? (
          <NumberField
            size="s"
            label={words.field}
            labelHidden
            min={0}
            max={points_most}
            unit={words.unit}
            placeholder="0"
            // Beside the number, so that the choice is one line.
            suffix={
              <span aria-hidden className={plain} data-part="hint">
                {hint}
              </span>
            }
            hint={<VisuallyHidden>{hint}</VisuallyHidden>}
            value={typed ?? (points_used > 0 ? String(points_used) : '')}
            onValueChange={setTyped}
            onBlur={apply}
            onKeyDown={handleKeyDown}
          />
        ) : (
          <span className={css.chosen} data-part="chosen">
            {words.none(points_held, points_reason)}
          </span>
        )}
        {usable && (
          <Button variant="quiet" size="s" onClick={() => choose(all ? 0 : points_most)}>
            {all ? words.useNone : words.useMost}
            <VisuallyHidden> {words.legend}</VisuallyHidden>
          </Button>
        )}
      </div>
      {usable && <VisuallyHidden>{points_rule}</VisuallyHidden>}
    </div>
  )
})
