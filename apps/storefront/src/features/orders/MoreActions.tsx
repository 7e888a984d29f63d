import { Button, type ButtonLook, LinkButton } from '@yaoji/ui/button'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from '@yaoji/ui/popover'
import { useRef } from 'react'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './OrderActions.css'
import type { OrderActionButton, OrderDialog, OrderWithActions } from './orderActionTable'

export interface MoreActionsProps {
  order: OrderWithActions
  buttons: readonly OrderActionButton[]
  size: ButtonLook['size']
  /** Opens the dialog of an action. */
  onOpen: (dialog: OrderDialog) => void
}

/** The less urgent actions of an order, in a panel that a button opens. Renders nothing without actions. */
export function MoreActions({ order, buttons, size, onOpen }: MoreActionsProps) {
  const chosen = useRef<OrderDialog | null>(null)
  if (buttons.length === 0) return null

  // The dialog opens when the panel has closed: on closing it gives the focus back to the button that is still there.
  function openChosen() {
    if (chosen.current) onOpen(chosen.current)
    chosen.current = null
  }

  return (
    <PopoverRoot>
      <PopoverTrigger asChild>
        <Button size={size} className={touchTarget} aria-label={`订单 ${order.sn} 的更多操作`}>
          更多
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="更多操作" align="end" className={css.menu} onCloseAutoFocus={openChosen}>
        {buttons.map(({ action, press, text }) => (
          <PopoverClose key={action} asChild>
            {'href' in press ? (
              <LinkButton href={press.href(order)} variant="quiet" fullWidth className={touchTarget}>
                {text}
              </LinkButton>
            ) : (
              <Button
                variant="quiet"
                fullWidth
                className={touchTarget}
                onClick={() => (chosen.current = press.dialog)}
              >
                {text}
              </Button>
            )}
          </PopoverClose>
        ))}
      </PopoverContent>
    </PopoverRoot>
  )
}
