import { joinClass } from '../part/withClass'
import * as css from './ManjianHints.css'
import * as Headless from './ManjianHints.headless'

/** How each full reduction stands over the chosen lines, reached ones first and in brass. */
export function ManjianHints({
  className,
  rowClassName,
  nameClassName,
  ...rest
}: Headless.ManjianHintsProps) {
  return (
    <Headless.ManjianHints
      {...rest}
      className={joinClass(css.root, className)}
      rowClassName={joinClass(css.row, rowClassName)}
      nameClassName={joinClass(css.name, nameClassName)}
    />
  )
}
