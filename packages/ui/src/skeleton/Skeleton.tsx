import { forwardRef } from 'react'
import { goodsColumns, tileGrid } from '../layout/tileGrid.css'
import { joinClass, withClass } from '../part/withClass'
import * as css from './Skeleton.css'
import * as Headless from './Skeleton.headless'
import { TileSkeleton } from './TileSkeleton'

export const SkeletonRoot = withClass(Headless.SkeletonRoot, css.root, 'SkeletonRoot')

export interface SkeletonProps extends Omit<Headless.SkeletonRootProps, 'children'> {
  /** `grid` of goods cards, `rows` of a list, `lines` of text. */
  variant?: 'grid' | 'rows' | 'lines'
  /** How many drawers, rows or lines; as many as are expected, so that nothing jumps. */
  count?: number
}

const DRAWERS = { grid: Place, rows: Row, lines: Line }
const HOLDERS = { grid: joinClass(tileGrid, goodsColumns), rows: css.rows, lines: undefined }
const COUNTS = { grid: 10, rows: 5, lines: 3 }

/**
 * Empty drawers of the cabinet, where the content will stand. They keep still and are not there for what comes within
 * 150 ms. Renders `div` as a status that says what is being fetched; sets `data-variant`.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { variant = 'lines', count = COUNTS[variant], ...rest },
  ref,
) {
  const Part = DRAWERS[variant]
  const Holder = variant === 'grid' ? 'ul' : 'div'
  return (
    <SkeletonRoot {...rest} ref={ref} data-variant={variant}>
      <Holder className={HOLDERS[variant]}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty drawers are all alike
          <Part key={index} />
        ))}
      </Holder>
    </SkeletonRoot>
  )
})

function Place() {
  return (
    <li>
      <TileSkeleton />
    </li>
  )
}

function Row() {
  return (
    <span className={css.row}>
      <span className={css.thumb} />
      <span className={css.label} />
      <span className={css.amount} />
    </span>
  )
}

function Line() {
  return <span className={css.line} />
}
