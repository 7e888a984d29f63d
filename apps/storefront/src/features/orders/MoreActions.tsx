import { Button, type ButtonLook, LinkButton } from '@yaoji/ui/button'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from '@yaoji/ui/popover'
import { useRef } from 'react'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './OrderActions.css'
import type { OrderActionButton, OrderTask, OrderWithActions } from './orderActionTable'

export interface MoreActionsProps {
  order: OrderWithActions
  buttons: readonly OrderActionButton[]
  size: ButtonLook['size']
  start: (task: OrderTask) => void
}

/** The less urgent actions of an order, in a panel that a button opens. Renders nothing without actions. */
export function MoreActions({ order, buttons, size, start }: MoreActionsProps) {
  const chosen = useRef<OrderTask | null>(null)
  if (buttons.length === 0) return null

  // A task starts when the panel has closed: its dialog then gives the focus back to the button that is still there.
  function startChosen() {
    if (chosen.current) start(chosen.current)
    chosen.current = null
  }

  return (
    <PopoverRoot>
      <PopoverTrigger asChild>
        <Button size={size} className={touchTarget} aria-label={`订单 ${order.sn} 的更多操作`}>
          更多
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="更多操作" align="end" className={css.menu} onCloseAutoFocus={startChosen}>
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
                onClick={() => (chosen.current = press.task)}
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
