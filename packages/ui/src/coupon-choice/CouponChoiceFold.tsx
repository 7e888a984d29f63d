import type { ReactNode } from 'react'
import { Button } from '../button'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './CouponChoice.css'

interface CouponChoiceFoldProps {
  legend: string
  /** What is chosen now. */
  chosen: ReactNode
  folded: boolean
  /** What the button says. */
  action: string
  onFold: () => void
}

/** The line to which a choice folds: what it is for, what is chosen, and the button that opens and closes it. */
export function CouponChoiceFold({ legend, chosen, folded, action, onFold }: CouponChoiceFoldProps) {
  return (
    <div className={css.line} data-part="line">
      <span className={css.muted} data-part="legend">
        {legend}
      </span>
      <span className={css.chosen} data-part="chosen">
        {chosen}
      </span>
      <Button variant="quiet" size="s" aria-expanded={!folded} onClick={onFold}>
        {action}
        <VisuallyHidden> {legend}</VisuallyHidden>
      </Button>
    </div>
  )
}
