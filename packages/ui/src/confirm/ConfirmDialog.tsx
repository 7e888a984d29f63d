'use client'
import { useRef } from 'react'
import { Button } from '../button'
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogOverlay,
  DialogPortal,
  DialogRoot,
  DialogTitle,
} from '../dialog'
import { Icon } from '../icon'
import * as css from './ConfirmDialog.css'
import type { ConfirmViewProps } from './confirmTypes'

/**
 * The question as a small dialog, with the focus on the safe answer: what is asked, the safe answer, the other one. Esc
 * is the safe answer. Renders `div`; sets `data-kind` to `confirm` or `alert`.
 */
export default function ConfirmDialog({ request, open, onAnswer, onClosed }: ConfirmViewProps) {
  const { kind, tone, title, text, detail, safeText, confirmText, returnFocus } = request
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <DialogRoot open={open} onOpenChange={next => !next && onAnswer(false)}>
      <DialogPortal>
        <DialogOverlay />
        <DialogContent
          role="alertdialog"
          size="s"
          returnFocus={returnFocus}
          onClosed={onClosed}
          onOpenAutoFocus={event => {
            event.preventDefault()
            safe.current?.focus()
          }}
          // A stray press beside it is no answer.
          onInteractOutside={event => event.preventDefault()}
          data-kind={kind}
        >
          <div className={css.head} data-part="head">
            <Icon name={kind === 'alert' ? 'info' : 'warning'} className={css.mark} />
            <DialogTitle>{title}</DialogTitle>
          </div>
          <DialogBody className={css.body}>
            <DialogDescription className={css.text}>{text}</DialogDescription>
            {detail && (
              <div className={css.detail} data-part="detail">
                {detail}
              </div>
            )}
          </DialogBody>
          <div className={css.foot} data-part="foot">
            <Button
              ref={safe}
              variant={kind === 'alert' ? 'primary' : 'secondary'}
              onClick={() => onAnswer(false)}
            >
              {safeText}
            </Button>
            {confirmText !== undefined && (
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                onClick={() => onAnswer(true)}
                data-tone={tone}
              >
                {confirmText}
              </Button>
            )}
          </div>
        </DialogContent>
      </DialogPortal>
    </DialogRoot>
  )
}
