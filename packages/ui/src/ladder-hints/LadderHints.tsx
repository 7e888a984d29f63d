import { joinClass } from '../part/withClass'
import * as css from './LadderHints.css'
import * as Headless from './LadderHints.headless'

/** What each tier means for the chosen number, reached ones in brass. */
export function LadderHints({ className, rowClassName, ...rest }: Headless.LadderHintsProps) {
  return (
    <Headless.LadderHints
      {...rest}
      className={joinClass(css.root, className)}
      rowClassName={joinClass(css.row, rowClassName)}
    />
  )
}
