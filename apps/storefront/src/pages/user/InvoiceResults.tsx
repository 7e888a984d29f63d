import type { Invoice, InvoiceOrder } from '@yaoji/api-client/contract/invoice'
import { useOpening } from '@yaoji/hooks'
import { useWithdrawInvoice } from '@yaoji/hooks/data'
import {
  InvoiceOrderTable,
  InvoiceTable,
  type NoInvoicesProps,
  NoInvoices as None,
  WithdrawInvoiceDialog,
} from '@yaoji/ui/invoice-table'
import { href } from '../../routes'
import { InvoiceTypeDialog } from './InvoiceTypeDialog'

/** The invoices of a tab, and the dialogs of their actions. */
export function InvoiceResults(props: { invoices: readonly Invoice[]; refreshing: boolean }) {
  const changed = useOpening<Invoice>()
  const withdrawn = useOpening<Invoice>()
  const { mutateAsync } = useWithdrawInvoice()
  return (
    <>
      <InvoiceTable
        {...props}
        orderHref={({ id }) => href('order', { id })}
        framed={false}
        onAct={(action, invoice) => (action === 'change' ? changed : withdrawn).show(invoice)}
      />
      {changed.subject && (
        <InvoiceTypeDialog
          key={changed.subject.id}
          open={changed.open}
          subject={{ kind: 'change', invoice: changed.subject }}
          onClose={changed.close}
        />
      )}
      <WithdrawInvoiceDialog
        open={withdrawn.open}
        onClose={withdrawn.close}
        invoice={withdrawn.subject}
        onConfirm={async () => withdrawn.subject && mutateAsync({ id: withdrawn.subject.id })}
      />
    </>
  )
}

/** The orders without an invoice, of which one or several are applied for. */
export function InvoiceOrderResults(props: { orders: readonly InvoiceOrder[]; refreshing: boolean }) {
  const { open, subject = [], show, close } = useOpening<readonly InvoiceOrder[]>()
  return (
    <>
      <InvoiceOrderTable
        {...props}
        orderHref={({ order_id }) => href('order', { id: order_id })}
        framed={false}
        onApply={show}
      />
      <InvoiceTypeDialog open={open} subject={{ kind: 'apply', orders: subject }} onClose={close} />
    </>
  )
}

/** In place of an empty tab: where to look instead. */
export function NoInvoices(props: Omit<NoInvoicesProps, 'ordersHref'>) {
  return <None {...props} ordersHref={href('orders')} />
}
