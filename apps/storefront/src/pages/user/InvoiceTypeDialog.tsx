import { type Invoice, type InvoiceOrder, invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useApplyInvoice, useCall, useChangeInvoice } from '@yaoji/hooks/data'
import {
  InvoiceTypeDialog as Dialog,
  type InvoiceTypeDialogProps as DialogProps,
} from '@yaoji/ui/invoice-profile'
import { Skeleton } from '@yaoji/ui/skeleton'
import { QueryView } from '../../core/page/QueryView'

export interface InvoiceTypeDialogProps extends Pick<DialogProps, 'open' | 'onClose'> {
  /** What the dialog is about: orders that get an invoice, or an invoice whose type changes. */
  subject:
    | { readonly kind: 'apply'; readonly orders: readonly InvoiceOrder[] }
    | { readonly kind: 'change'; readonly invoice: Invoice }
}

/** Asks for the type of an invoice and where it is sent, and applies for it or changes it. */
export function InvoiceTypeDialog({ subject, ...dialog }: InvoiceTypeDialogProps) {
  const profile = useCall(invoiceProfile, {}, { inline: true })
  const apply = useApplyInvoice()
  const change = useChangeInvoice()

  const confirm: DialogProps['onConfirm'] = ({ type, email }) => {
    if (subject.kind === 'apply') {
      const order_ids = subject.orders.map(({ order_id }) => order_id)
      return apply.mutateAsync({ order_ids, type, email: email || undefined })
    }
    const { id, email: before } = subject.invoice
    return change.mutateAsync({ id, type, email: email === before ? undefined : email })
  }

  return (
    <Dialog {...dialog} subject={subject} title={profile.data?.profile?.title ?? ''} onConfirm={confirm}>
      {fields => (
        <QueryView
          query={profile}
          pending={<Skeleton variant="lines" count={4} label="正在加载发票类型" />}
          errorSize="s"
        >
          {({ types }) => fields(types)}
        </QueryView>
      )}
    </Dialog>
  )
}
