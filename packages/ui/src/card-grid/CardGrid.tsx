import { type CSSProperties, forwardRef, type HTMLAttributes, type LiHTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './CardGrid.css'

export interface CardGridProps extends HTMLAttributes<HTMLUListElement> {
  /** What the list has, for screen readers. */
  label: string
  /** Least width of a column, in px; on a phone the cards are one below the other. */
  columnWidth: number
}

/** Cards in columns of equal width. Renders `ul`; its children are CardGridItems. */
export const CardGrid = forwardRef<HTMLUListElement, CardGridProps>(function CardGrid(
  { label, columnWidth, className, style, ...rest },
  ref,
) {
  return (
    <ul
      aria-label={label}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      style={{ ...columnStyle(columnWidth), ...style }}
    />
  )
})

/** One card. Renders `li`. */
export const CardGridItem = forwardRef<HTMLLIElement, LiHTMLAttributes<HTMLLIElement>>(function CardGridItem(
  { className, ...rest },
  ref,
) {
  return <li {...rest} ref={ref} className={joinClass(css.item, className)} />
})

/** The variable that the grid reads. */
export const columnStyle = (width: number): CSSProperties => ({ ['--column' as string]: `${width}px` })
