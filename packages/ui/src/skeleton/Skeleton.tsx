'use client'
import { createContext, forwardRef, type HTMLAttributes, useContext } from 'react'
import { useLabels } from '../labels/useLabels'
import { goodsColumns, tile, tileGrid } from '../layout/tileGrid.css'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Skeleton.css'
import { TileSkeleton } from './TileSkeleton'

export const skeletonLabels = {
  /** What is loading, read out once; the prop `label` says it more exactly. */
  loading: '正在加载',
}

/** Whether a SkeletonGroup around it says what is loading. */
export const InGroup = createContext(false)

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * What is loading, read out once.
   * @default '正在加载'
   */
  label?: string
  /**
   * `grid` of goods cards, `rows` of a list, `table` of products line by line, `lines` of text.
   * @default 'lines'
   */
  variant?: 'grid' | 'rows' | 'table' | 'lines'
  /**
   * How many tiles, rows or lines; as many as are expected, so that nothing moves.
   * @default 10 tiles, 5 rows, 15 rows of a table, 3 lines
   */
  count?: number
}

const SHAPES = { grid: Tile, rows: Row, table: Row, lines: Line }
const HOLDERS = { grid: joinClass(tileGrid, goodsColumns), rows: css.rows, table: css.rows, lines: plain }
const COUNTS = { grid: 10, rows: 5, table: 15, lines: 3 }

/**
 * Empty shapes in place of content that is loading. They do not move, and are not shown for what comes within 150 ms.
 * Renders `div`, a status that says what is loading and hides the shapes from screen readers; sets `data-variant`. In a
 * SkeletonGroup it says nothing itself.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { label, variant = 'lines', count = COUNTS[variant], className, ...rest },
  ref,
) {
  const words = useLabels('skeleton', skeletonLabels, undefined)
  const inGroup = useContext(InGroup)
  const Shape = SHAPES[variant]
  const Holder = variant === 'grid' ? 'ul' : 'div'
  return (
    <div
      role={inGroup ? undefined : 'status'}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-variant={variant}
    >
      {!inGroup && <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>}
      <div aria-hidden className={plain} data-part="shapes">
        <Holder className={HOLDERS[variant]} data-part="holder">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes are all alike
            <Shape key={index} />
          ))}
        </Holder>
      </div>
    </div>
  )
})

function Tile() {
  return (
    <li className={tile} data-part="tile">
      <TileSkeleton />
    </li>
  )
}

function Row() {
  return (
    <span className={css.row} data-part="row">
      <span className={css.thumb} data-part="picture" />
      <span className={css.label} data-part="name" />
      <span className={css.amount} data-part="amount" />
    </span>
  )
}

function Line() {
  return <span className={css.line} data-part="line" />
}
