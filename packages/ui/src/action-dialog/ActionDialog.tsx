'use client'
import { failureText, isConflictError, useSingleFlight } from '@yaoji/hooks'
import { type FormEvent, forwardRef, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../button'
import { Dialog, type DialogProps } from '../dialog'
import { FormError } from '../form-error'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { useToast } from '../toast'
import * as css from './ActionDialog.css'

export const actionDialogLabels = {
  /** Of an error that is no answer of the service. */
  failed: '操作没有成功，请稍候再试',
  /** What the error says, and what to do because the outcome is unknown. */
  unknown: (text: string, unknownOutcome: string) => `${text.replace(/。$/, '')}。${unknownOutcome}`,
  /** The record has changed since it was shown: what the service says. */
  conflict: (text: string) => `${text}，已显示最新状态`,
}

type Content = Omit<DialogProps, 'defaultOpen' | 'onOpenChange' | 'footer' | 'labels' | 'returnFocus'>

export interface ActionDialogProps extends Content {
  open: boolean
  /** It is closed: nothing was done, or the action is over. */
  onClose: () => void
  /** The button that changes nothing. */
  cancelText: string
  /** The button that carries out the action. */
  confirmText: string
  /** Look of that button. */
  variant: ButtonLook['variant']
  /** The message after success. */
  doneText: string
  /** What to do when it is unknown whether the service carried out the action. */
  unknownOutcome: string
  /** What is missing in the form; empty when nothing is. With a text the action is not carried out. */
  missing?: ((form: FormData) => string) | undefined
  /** Carries out the action with the values of the form. */
  onConfirm: (form: FormData) => Promise<unknown>
  /**
   * Gets the focus after the action, where that removes what opened the dialog.
   * @default the opener
   */
  focusAfter?: (() => HTMLElement | null) | undefined
  /** Words in place of those of {@link actionDialogLabels}. */
  labels?: Partial<typeof actionDialogLabels>
}

/**
 * Asks before an action changes a record, and shows why it failed. After a 409 the record has another status than the
 * one on the screen: the dialog closes, and a message says why. Renders Dialog, with its children in a form; without
 * children and error the form sets `data-empty`, and the dialog has no body.
 */
export const ActionDialog = forwardRef<HTMLDivElement, ActionDialogProps>(function ActionDialog(props, ref) {
  const { open, onClose, cancelText, confirmText, variant, focusAfter, children, ...more } = props
  const { doneText, unknownOutcome, missing, onConfirm, labels, ...content } = more
  const form = useId()
  const { submit, busy, failure, clear, isOver } = useAction(props)
  function close() {
    if (busy) return
    clear()
    onClose()
  }
  return (
    <Dialog
      size="s"
      {...content}
      ref={ref}
      open={open}
      onOpenChange={next => !next && close()}
      returnFocus={() => (isOver.current ? focusAfter?.() : null)}
      footer={
        <>
          <Button onClick={close}>{cancelText}</Button>
          <Button variant={variant} type="submit" form={form} busy={busy}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={submit}
        className={css.form}
        data-part="form"
        data-empty={dataAttr(!children && failure === null)}
      >
        <FormError failure={failure === null ? null : { message: failure }} />
        {children}
      </form>
    </Dialog>
  )
})

function useAction(props: ActionDialogProps) {
  const { missing, onConfirm, onClose, doneText, unknownOutcome, labels } = props
  const words = useLabels('actionDialog', actionDialogLabels, labels)
  const toast = useToast()
  const [failure, setFailure] = useState<string | null>(null)
  const { run, busy } = useSingleFlight(onConfirm)
  /** The last opening ended with the action, or with a record that had changed. */
  const isOver = useRef(false)

  function end() {
    isOver.current = true
    onClose()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const problem = missing?.(form) || null
    setFailure(problem)
    if (problem) return
    try {
      await run(form)
      toast({ text: doneText, tone: 'success' })
      end()
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown) {
    const { failed } = words
    const unknown = (text: string) => words.unknown(text, unknownOutcome)
    if (!isConflictError(error)) return setFailure(failureText(error, { failed, unknown }))
    toast({ text: words.conflict(failureText(error, { failed }) ?? failed), tone: 'warning' })
    end()
  }

  function clear() {
    isOver.current = false
    setFailure(null)
  }

  return { submit, busy, failure, clear, isOver }
}
