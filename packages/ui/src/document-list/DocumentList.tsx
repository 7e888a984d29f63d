import { forwardRef } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './DocumentList.css'
import * as Headless from './DocumentList.headless'

/** The papers that come with a goods, a line each. */
export const DocumentList = forwardRef<HTMLUListElement, Headless.DocumentListProps>(
  function DocumentList(props, ref) {
    return (
      <Headless.DocumentList
        {...props}
        ref={ref}
        className={joinClass(css.root, props.className)}
        itemClassName={joinClass(css.item, props.itemClassName)}
        nameClassName={joinClass(css.name, props.nameClassName)}
        stateClassName={joinClass(css.state, props.stateClassName)}
        linkClassName={joinClass(css.link, props.linkClassName)}
        noneClassName={joinClass(css.none, props.noneClassName)}
      />
    )
  },
)
