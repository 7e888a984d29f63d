'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './MoreFilters.css'

export const moreFiltersLabels = {
  /** On the button that opens the others; `active` is how many of them are set. */
  more: (active: number) => (active > 0 ? `筛选 ${active}` : '筛选'),
}

export interface MoreFiltersProps extends HTMLAttributes<HTMLDivElement> {
  /** The filter that is always there: keywords. */
  first: ReactNode
  /** How many of the others are set. */
  active: number
  /** Words in place of those of {@link moreFiltersLabels}. */
  labels?: Partial<typeof moreFiltersLabels>
}

/**
 * The filters of a ListPanel in its row. On narrow screens a button beside the first one opens the others, its children,
 * and says how many of them are set. Renders `div`; the part of the others sets `data-open`.
 */
export const MoreFilters = forwardRef<HTMLDivElement, MoreFiltersProps>(function MoreFilters(
  { first, active, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('moreFilters', moreFiltersLabels, labels)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.first}>{first}</div>
      <Button className={css.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {words.more(active)}
      </Button>
      <div id={id} className={css.others} data-part="others" data-open={dataAttr(open)}>
        {children}
      </div>
    </div>
  )
})
