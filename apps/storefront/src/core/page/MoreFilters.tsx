import { Button } from '@yaoji/ui/button'
import { type ReactNode, useId, useState } from 'react'
import * as css from './MoreFilters.css'

export interface MoreFiltersProps {
  /** How many of them are set. */
  active: number
  children: ReactNode
}

/** The class of the filter before them, which shares its line with their button. */
export const firstFilter = css.first

/** Filters after the first one. On a phone a button opens them and says how many are set; elsewhere there is none. */
export function MoreFilters({ active, children }: MoreFiltersProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button className={css.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {active > 0 ? `筛选 ${active}` : '筛选'}
      </Button>
      <div id={id} className={css.rest} data-open={open ? '' : undefined}>
        {children}
      </div>
    </>
  )
}
