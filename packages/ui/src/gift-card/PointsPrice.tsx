'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import * as css from './PointsPrice.css'

export const pointsPriceLabels = {
  /** After the number of points. */
  unit: '积分',
}

export interface PointsPriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  points: number
  /** What is paid beside the points, in yuan; `0.00` for points only. */
  cash: string
  /** Words in place of those of {@link pointsPriceLabels}. */
  labels?: Partial<typeof pointsPriceLabels>
}

/** What a gift needs: points, or points and an amount. Renders `span`. */
export const PointsPrice = forwardRef<HTMLSpanElement, PointsPriceProps>(function PointsPrice(
  { points, cash, labels, className, ...rest },
  ref,
) {
  const words = useLabels('pointsPrice', pointsPriceLabels, labels)
  return (
    <span {...rest} ref={ref} className={joinClass(css.root, className)}>
      <span className={css.points} data-part="points">
        {points}
      </span>{' '}
      <span className={css.unit} data-part="unit">
        {words.unit}
      </span>
      {parseAmount(cash) > 0 && (
        <>
          {' + '}
          <Price value={cash} size="s" />
        </>
      )}
    </span>
  )
})
