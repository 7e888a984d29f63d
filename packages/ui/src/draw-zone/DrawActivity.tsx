'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './DrawActivity.css'

/** What can be won, by the wire's names. */
export interface DrawPrize {
  readonly id: number
  readonly name: string
  /** 32×32. */
  readonly image: string
  /** `points` are in the account at once. */
  readonly kind: string
  /** How a prize comes to its winner. */
  readonly remarks: string
  /** 0: none is left. */
  readonly is_left: number
}

/** A draw, by the wire's names. */
export interface DrawActivityData {
  readonly remarks: string
  readonly prizes: readonly DrawPrize[]
  readonly rules: readonly string[]
  /** Why it cannot be drawn now; empty when it can. */
  readonly message: string
  readonly chances_left: number
}

export const drawActivityLabels = {
  /** Names of the lists, for screen readers. */
  prizes: '奖品',
  rules: '活动规则',
  gone: '已抽完',
  points: '抽中立即到账',
  draw: '抽奖',
  chances: (number: number) => `还有 ${number} 次机会`,
}

export interface DrawActivityProps extends HTMLAttributes<HTMLDivElement> {
  /** The activity with its prizes, by the wire's names. */
  activity: DrawActivityData
  /** The buyer draws. */
  onDraw: () => void
  /** Before the chances: to log in. */
  start?: ReactNode
  /** After the chances: what was won. */
  children?: ReactNode
  /** Words in place of those of {@link drawActivityLabels}. */
  labels?: Partial<typeof drawActivityLabels>
}

/** One draw: its prizes and rules, the chances, and the button, or why there is none. Renders `div`. */
export const DrawActivity = forwardRef<HTMLDivElement, DrawActivityProps>(function DrawActivity(
  { activity, onDraw, start, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('drawActivity', drawActivityLabels, labels)
  const { remarks, prizes, rules, message, chances_left } = activity
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p className={plain} data-part="remarks">
        {remarks}
      </p>
      <ul aria-label={words.prizes} className={css.prizes} data-part="prizes">
        {prizes.map(prize => (
          <li key={prize.id} className={css.prize} data-part="prize">
            <img src={prize.image} alt="" width={32} height={32} loading="lazy" className={plain} />
            <span className={css.words} data-part="words">
              {prize.name}
              <span className={css.note} data-part="note">
                {noteOf(prize, words)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.start} data-part="start">
        {message === '' && (
          <Button variant="primary" onClick={onDraw}>
            {words.draw}
          </Button>
        )}
        {start}
        <span role="status" className={plain} data-part="chances">
          {message || words.chances(chances_left)}
        </span>
        {children}
      </div>
      <ol aria-label={words.rules} className={css.rules} data-part="rules">
        {rules.map(rule => (
          <li key={rule} className={plain}>
            {rule}
          </li>
        ))}
      </ol>
    </div>
  )
})

/** What is worth knowing before the draw; the remarks of points are for who has won them. */
function noteOf({ is_left, kind, remarks }: DrawPrize, words: typeof drawActivityLabels): string {
  if (is_left === 0) return words.gone
  return kind === 'points' ? words.points : remarks
}
