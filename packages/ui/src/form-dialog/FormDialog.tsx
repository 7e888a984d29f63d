'use client'
import type { Form as FormState } from '@yaoji/hooks'
import { forwardRef, useId } from 'react'
import { Button } from '../button'
import { useDiscardConfirm } from '../confirm'
import { Dialog, type DialogProps } from '../dialog'
import { Form, type FormProps } from '../form'
import { useLabels } from '../labels/useLabels'

export const formDialogLabels = {
  cancel: '取消',
}

type Content = Omit<DialogProps, 'defaultOpen' | 'onOpenChange' | 'footer' | 'labels'>

export interface FormDialogProps
  extends Content,
    Pick<FormProps, 'label' | 'columns' | 'sending' | 'variant'> {
  open: boolean
  /** It is closed without being sent. */
  onClose: () => void
  /** What `useForm` or `useDraftForm` gives. Give each opening its own key, so that it begins with its own values. */
  form: Pick<FormState<string>, 'formProps' | 'failure' | 'busy' | 'isChanged'>
  /** Text of the button that sends the form. */
  submit: string
  /**
   * Whether closing would lose input, so that the dialog asks first.
   * @default a field is changed
   */
  isChanged?: () => boolean
  /** Words in place of those of {@link formDialogLabels}. */
  labels?: Partial<typeof formDialogLabels>
}

/**
 * A form in a dialog. Input is not lost without a question, and while the form is sent the dialog stays. Put
 * ConfirmProvider around the app. Renders Dialog, with its children as the fields of a Form.
 */
export const FormDialog = forwardRef<HTMLDivElement, FormDialogProps>(function FormDialog(props, ref) {
  const { open, onClose, form, submit, isChanged = form.isChanged, labels, children, ...more } = props
  const { label, columns, sending, variant = 'primary', ...content } = more
  const id = useId()
  const words = useLabels('formDialog', formDialogLabels, labels)
  const discard = useDiscardConfirm(isChanged, onClose)
  const close = () => !form.busy && void discard()
  return (
    <Dialog
      {...content}
      ref={ref}
      open={open}
      onOpenChange={next => !next && close()}
      footer={
        <>
          <Button size="l" onClick={close}>
            {words.cancel}
          </Button>
          <Button size="l" variant={variant} type="submit" form={id} busy={form.busy || Boolean(sending)}>
            {sending || submit}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} label={label} columns={columns}>
        {children}
      </Form>
    </Dialog>
  )
})
