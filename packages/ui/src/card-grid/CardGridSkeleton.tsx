import { forwardRef } from 'react'
import { joinClass } from '../part/joinClass'
import { SkeletonGroup, type SkeletonGroupProps } from '../skeleton'
import { type CardGridProps, columnStyle } from './CardGrid'
import * as css from './CardGrid.css'

export interface CardGridSkeletonProps extends SkeletonGroupProps, Pick<CardGridProps, 'columnWidth'> {
  /** How many cards are expected. */
  count: number
  /** Height of a card, in px. */
  height: number
  /**
   * Height of a card on a phone, in px.
   * @default height
   */
  narrowHeight?: number
}

/** Empty cards in place of a CardGrid that is loading. Renders SkeletonGroup; its children replace the empty card. */
export const CardGridSkeleton = forwardRef<HTMLDivElement, CardGridSkeletonProps>(function CardGridSkeleton(
  { columnWidth, height, narrowHeight, className, style, children, ...rest },
  ref,
) {
  const heights = {
    ['--height' as string]: `${height}px`,
    ...(narrowHeight !== undefined && { ['--narrow-height' as string]: `${narrowHeight}px` }),
  }
  return (
    <SkeletonGroup
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      style={{ ...columnStyle(columnWidth), ...heights, ...style }}
    >
      {children ?? <span className={css.blank} data-part="blank" />}
    </SkeletonGroup>
  )
})
