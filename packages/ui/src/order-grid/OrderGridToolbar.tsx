'use client'
import type { OrderGrid as Grid } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button'
import { useConfirm } from '../confirm'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../popover'
import * as css from './OrderGrid.css'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'

export interface OrderGridToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** The rows; `useOrderGrid` of `@yaoji/hooks` holds them. */
  grid: Pick<Grid, 'focusBlankRow' | 'clear'>
  /** Before the buttons: the title of the page, the order of the regular products. */
  start?: ReactNode
  /** Other ways to add rows, between the button to type and the one to empty the grid. */
  children?: ReactNode
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/** The ways to fill the grid, to empty it after a question, and its keys. Renders `div`. Needs a ConfirmProvider around it. */
export const OrderGridToolbar = forwardRef<HTMLDivElement, OrderGridToolbarProps>(function OrderGridToolbar(
  { grid, start, children, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const confirm = useConfirm()

  async function clear() {
    const question = { text: words.clearQuestion, confirmText: words.clear, cancelText: words.keep }
    if (await confirm(question)) grid.clear()
  }

  return (
    <div {...rest} ref={ref} className={joinClass(css.toolbar, className)}>
      {start}
      <Button className={css.way} onClick={grid.focusBlankRow}>
        {words.type}
      </Button>
      {children}
      <Button variant="quiet" onClick={() => void clear()}>
        {words.clear}
      </Button>
      <PopoverRoot>
        <PopoverTrigger asChild>
          <Button variant="quiet" className={css.keysButton}>
            {words.keysButton}
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={words.keysButton}>
          <p className={css.keys} data-part="keys">
            {words.keys}
          </p>
        </PopoverContent>
      </PopoverRoot>
    </div>
  )
})
