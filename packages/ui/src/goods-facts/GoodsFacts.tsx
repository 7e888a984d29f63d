import { forwardRef } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './GoodsFacts.css'
import * as Headless from './GoodsFacts.headless'

/** What is known of a goods, name by value, in two columns where there is room. */
export const GoodsFacts = forwardRef<HTMLDListElement, Headless.GoodsFactsProps>(
  function GoodsFacts(props, ref) {
    return (
      <Headless.GoodsFacts
        {...props}
        ref={ref}
        className={joinClass(css.root, props.className)}
        rowClassName={joinClass(css.row, props.rowClassName)}
        nameClassName={joinClass(css.name, props.nameClassName)}
        valueClassName={joinClass(css.value, props.valueClassName)}
      />
    )
  },
)
