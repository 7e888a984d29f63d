import { MarketError } from '@yaoji/api-client'
import { useSingleFlight } from '@yaoji/hooks'
import { Button, type ButtonLook } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError } from '@yaoji/ui/form-error'
import { useToast } from '@yaoji/ui/toast'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { failureTextOf } from '../errors/failureTextOf'
import { touchTarget } from '../page/touchTarget.css'
import * as css from './ActionDialog.css'

export interface ActionDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the action changes. */
  description: string
  /** The button that changes nothing. */
  cancelText: string
  confirmText: string
  variant: ButtonLook['variant']
  /** The message after success. */
  doneText: string
  /** What to do when it is unknown whether the service carried out the action. */
  unknownOutcome: string
  /** What is missing in the form; empty when nothing is. With a text the action is not carried out. */
  missing?: ((form: FormData) => string) | undefined
  /** Carries out the action with the values of the form. */
  onConfirm: (form: FormData) => Promise<unknown>
  /** Gets the focus after the action, where that removes what opened the dialog. Default: the opener. */
  focusAfter?: (() => HTMLElement | null) | undefined
  /** Fields of the form. */
  children?: ReactNode
}

/**
 * Asks before an action changes a record, and shows why it failed. After a 409 the record has another status than the
 * one on the screen: the dialog closes, and a message says why.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, title, description, cancelText, confirmText, variant, focusAfter, children } = props
  const form = useId()
  const { submit, busy, failure, clear, isOver } = useAction(props)
  function close() {
    if (busy) return
    clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && close()}
      size="s"
      title={title}
      description={description}
      returnFocus={() => (isOver.current ? focusAfter?.() : null)}
      footer={
        <>
          <Button className={touchTarget} onClick={close}>
            {cancelText}
          </Button>
          <Button className={touchTarget} variant={variant} type="submit" form={form} busy={busy}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <FormError failure={failure === null ? null : { message: failure }} />
        {children}
      </form>
    </Dialog>
  )
}

function useAction({ missing, onConfirm, onClose, doneText, unknownOutcome }: ActionDialogProps) {
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
      if (!isConflict(error)) return setFailure(failureTextOf(error, unknownOutcome))
      toast({ text: `${error.message}，已显示最新状态`, tone: 'warning' })
      end()
    }
  }

  function clear() {
    isOver.current = false
    setFailure(null)
  }

  return { submit, busy, failure, clear, isOver }
}

/** The record has changed since it was shown. */
function isConflict(error: unknown): error is MarketError {
  return error instanceof MarketError && error.code === 409
}
