import { forwardRef } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './BatchTable.css'
import * as Headless from './BatchTable.headless'

/** The batches of one goods; those near their expiry in brass. */
export const BatchTable = forwardRef<HTMLTableElement, Headless.BatchTableProps>(
  function BatchTable(props, ref) {
    return (
      <Headless.BatchTable
        {...props}
        ref={ref}
        className={joinClass(css.root, props.className)}
        nearClassName={joinClass(css.near, props.nearClassName)}
        wordClassName={joinClass(css.word, props.wordClassName)}
        noneClassName={joinClass(css.none, props.noneClassName)}
      />
    )
  },
)
