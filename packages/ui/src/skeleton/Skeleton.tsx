import { forwardRef, type HTMLAttributes } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass } from '../part/withClass'
import * as css from './Skeleton.css'

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** `grid` of goods cards, `rows` of a list, `lines` of text. */
  variant?: 'grid' | 'rows' | 'lines'
  /** How many drawers, rows or lines; as many as are expected, so that nothing jumps. */
  count?: number
  /** What is being fetched, read out once. */
  label?: string
}

const DRAWERS = { grid: Drawer, rows: Row, lines: Line }
const COUNTS = { grid: 10, rows: 5, lines: 3 }

/**
 * Empty drawers of the cabinet, where the content will stand. They keep still and are not there for what comes within
 * 150 ms. Renders `div` as a status that says what is being fetched; sets `data-variant`.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { variant = 'lines', count = COUNTS[variant], label = '正在加载', className, ...rest },
  ref,
) {
  const Part = DRAWERS[variant]
  const holder = { grid: css.grid, rows: css.rows, lines: undefined }[variant]
  return (
    <div role="status" {...rest} ref={ref} className={joinClass(css.root, className)} data-variant={variant}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={holder}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty drawers are all alike
          <Part key={index} />
        ))}
      </div>
    </div>
  )
})

function Drawer() {
  return (
    <span className={css.drawer}>
      <span className={css.picture} />
      <span className={css.label} />
      <span className={css.short} />
      <span className={css.handle} />
    </span>
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
