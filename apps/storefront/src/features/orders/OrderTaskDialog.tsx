import { MarketError } from '@yaoji/api-client'
import { useSingleFlight } from '@yaoji/hooks'
import { Button, type ButtonLook } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError, type FormFailure } from '@yaoji/ui/form-error'
import { useToast } from '@yaoji/ui/toast'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { formFailureOf } from '../../core/errors/formFailure'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './OrderTaskDialog.css'

export interface OrderTaskDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the task does to the order. */
  description: string
  /** The button that leaves everything as it is. */
  keepText: string
  confirmText: string
  variant: ButtonLook['variant']
  /** The message after success. */
  doneText: string
  /** Carries out the task with what the form has. */
  onConfirm: (form: FormData) => Promise<unknown>
  /** Fields of the form. */
  children?: ReactNode
}

/**
 * Asks before a task changes an order, and shows why it failed. When the order has another status by now (409) the
 * question makes no sense any more: the dialog closes and a message says why.
 */
export function OrderTaskDialog(props: OrderTaskDialogProps) {
  const { open, onClose, title, description, keepText, confirmText, variant, children } = props
  const form = useId()
  const { submit, busy, failure, clear } = useOrderTask(props)
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
      footer={
        <>
          <Button className={touchTarget} onClick={close}>
            {keepText}
          </Button>
          <Button className={touchTarget} variant={variant} type="submit" form={form} busy={busy}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <FormError failure={failure} />
        {children}
      </form>
    </Dialog>
  )
}

function useOrderTask({ onConfirm, onClose, doneText }: OrderTaskDialogProps) {
  const toast = useToast()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { run, busy } = useSingleFlight(onConfirm)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    try {
      await run(new FormData(event.currentTarget))
      toast({ text: doneText, tone: 'success' })
      onClose()
    } catch (error) {
      if (!isConflict(error)) return setFailure(formFailureOf(error))
      toast({ text: `${error.message}，已显示最新状态`, tone: 'warning' })
      onClose()
    }
  }

  return { submit, busy, failure, clear: () => setFailure(null) }
}

/** The order has changed since it was shown. */
function isConflict(error: unknown): error is MarketError {
  return error instanceof MarketError && error.code === 409
}
