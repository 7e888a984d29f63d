import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './RecordCell.css'

export interface RecordCellProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'about'> {
  /**
   * More about it, one line each, in muted ink. What is empty is left out.
   * @default []
   */
  about?: readonly ReactNode[]
}

/** The content of a cell with more than one line: what it is, then more about it. Renders `span`. */
export const RecordCell = forwardRef<HTMLSpanElement, RecordCellProps>(function RecordCell(
  { about = [], className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={joinClass(css.root, className)}>
      {children}
      {about.map((line, index) => {
        if (!line) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id
          <span key={index} className={css.about} data-part="about">
            {line}
          </span>
        )
      })}
    </span>
  )
})
