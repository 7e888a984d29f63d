'use client'
import { type PrizeDraw, prizeText } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { Button } from '../button'
import {
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogOverlay,
  DialogPortal,
  DialogRoot,
  DialogTitle,
  dialogLabels,
} from '../dialog'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './DrawPopup.css'
import { ScratchTicket } from './ScratchTicket'

export const drawPopupLabels = {
  ...dialogLabels,
  /** Heading of an activity without a name. */
  title: '抽奖',
  /** Text of an activity that says nothing itself. */
  invitation: '您有一次抽奖机会',
  drawing: '正在抽奖',
  /** What was won, or that nothing was. */
  prize: prizeText,
  /** The layer over the prize, which a drag or a key scratches. */
  scratch: '刮开奖层',
  /** The button before the draw, during it and after it. */
  start: '直接查看',
  busy: '抽奖中',
  dismiss: '知道了',
}

export interface DrawPopupProps extends Omit<DialogContentProps, 'children'> {
  /** What `usePrizeDraw` of `@yaoji/hooks` returns. */
  draw: PrizeDraw
  /** Words in place of those of {@link drawPopupLabels}. */
  labels?: Partial<typeof drawPopupLabels>
}

/**
 * A draw over the page while it is not hidden (ST-05): a ticket whose layer is scratched off by a drag or by a key, or
 * opened by the button. Scratching starts the draw; the layer is gone when the prize is revealed. Esc closes the popup,
 * which asks first while it draws; a press outside does not. Renders a dialog; sets `data-draw` to the state of the draw.
 */
export const DrawPopup = forwardRef<HTMLDivElement, DrawPopupProps>(function DrawPopup(
  { draw, labels, className, ...content },
  ref,
) {
  const { state, activity, prize, start, close } = draw
  const words = useLabels('drawPopup', drawPopupLabels, labels)
  const drawing = state === 'drawing'
  const revealed = state === 'fading' || state === 'reading'
  const invitation = drawing ? words.drawing : activity?.remarks || words.invitation
  const press = drawing ? words.busy : words.start
  return (
    <DialogRoot open={state !== 'hidden'} onOpenChange={open => !open && close()} labels={words}>
      <DialogPortal>
        <DialogOverlay className={css.overlay} data-draw={state} />
        <DialogContent
          size="s"
          aria-describedby={undefined}
          {...content}
          ref={ref}
          className={joinClass(css.content, className)}
          // A stray press beside it, or one in the question above it, does not close it.
          onInteractOutside={event => event.preventDefault()}
          data-draw={state}
        >
          <DialogTitle className={css.title}>{activity?.name || words.title}</DialogTitle>
          <ScratchTicket
            covered={!revealed}
            ready={state === 'ready'}
            label={words.scratch}
            prize={revealed && prize ? prize.name : ''}
            onScratch={start}
          />
          <p role="status" className={css.text} data-part="text">
            {revealed && prize ? words.prize(prize) : invitation}
          </p>
          <Button variant="primary" fullWidth busy={drawing} onClick={revealed ? close : start}>
            {revealed ? words.dismiss : press}
          </Button>
          <DialogClose />
        </DialogContent>
      </DialogPortal>
    </DialogRoot>
  )
})
