'use client'
import { POINTS_DEBT_TEXT, POINTS_RULE } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
import * as css from './PointsBar.css'

export const pointsBarLabels = {
  points: '我的积分 ',
  log: '积分记录',
  login: '登录后查看积分',
  affordable: '只看可兑换的',
  /** Where points come from, and why they can be missing. */
  rule: POINTS_RULE,
  debt: `${POINTS_DEBT_TEXT}。`,
}

export interface PointsBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while they load; null for a visitor. */
  points: number | null | undefined
  /** The record of the points. */
  logHref: string
  loginHref: string
  /** Only gifts that the buyer can redeem now are shown. */
  affordable: boolean
  /** Without it there is no such filter, as for a visitor. */
  onAffordableChange?: ((affordable: boolean) => void) | undefined
  /** Words in place of those of {@link pointsBarLabels}. */
  labels?: Partial<typeof pointsBarLabels>
}

/** A buyer's points, where they come from, and the filter by them; a visitor can log in. Renders `div`. */
export const PointsBar = forwardRef<HTMLDivElement, PointsBarProps>(function PointsBar(props, ref) {
  const { points, logHref, loginHref, affordable, onAffordableChange, labels, className, ...rest } = props
  const words = useLabels('pointsBar', pointsBarLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p className={css.points} data-part="points">
        {points === null ? (
          <TextLink href={loginHref} underlined>
            {words.login}
          </TextLink>
        ) : (
          <>
            {words.points}
            <strong className={css.figure} data-part="figure">
              {points ?? '—'}
            </strong>{' '}
            <TextLink href={logHref} underlined>
              {words.log}
            </TextLink>
          </>
        )}
      </p>
      {onAffordableChange && (
        <Checkbox
          className={css.checkbox}
          label={words.affordable}
          checked={affordable}
          onCheckedChange={onAffordableChange}
        />
      )}
      <p className={css.rule} data-part="rule">
        {(points ?? 0) < 0 && words.debt}
        {words.rule}
      </p>
    </div>
  )
})
