import type { Invoice, InvoiceOrder } from '@yaoji/api-client/contract/invoice'
import { useOpening } from '@yaoji/hooks'
import { useWithdrawInvoice } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { InvoiceOrderTable, InvoiceTable } from '@yaoji/ui/invoice-table'
import { linksTo } from '../../core/navigation/linksTo'
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
      <ActionDialog
        open={withdrawn.open}
        onClose={withdrawn.close}
        title="撤回开票申请"
        description={`撤回后，订单 ${withdrawn.subject?.orders.map(({ sn }) => sn).join('、')} 可以重新申请`}
        cancelText="不撤回"
        confirmText="撤回申请"
        variant="danger"
        doneText="已撤回开票申请"
        unknownOutcome="没有收到结果，请关闭后查看最新状态"
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

type Search = { readonly keywords?: undefined; readonly tab?: 'orders' | 'applied' }

export interface NoInvoicesProps {
  /** The open tab. */
  tab: { readonly value: string; readonly name: string } | undefined
  /** All of the tab is shown: no keywords leave anything out. */
  isFound: boolean
  onChange: (search: Search) => void
}

/** In place of an empty tab: where to look instead. */
export function NoInvoices({ tab, isFound, onChange }: NoInvoicesProps) {
  const clear = <Button onClick={() => onChange({ keywords: undefined })}>清除筛选</Button>
  if (tab?.value !== 'orders') {
    const toOrders = <Button onClick={() => onChange({ tab: 'orders' })}>看可开票的订单</Button>
    const title = isFound ? `没有${tab?.name}的发票` : '没有符合条件的发票'
    return <Empty title={title} actions={isFound ? toOrders : clear} />
  }
  if (!isFound) {
    return (
      <Empty
        title="没有符合条件的订单"
        text="订单可能已经申请过发票，或者还没有付款。"
        actions={
          <>
            {clear}
            <Button onClick={() => onChange({ tab: 'applied' })}>在已申请里找</Button>
          </>
        }
      />
    )
  }
  return (
    <Empty
      title="没有可开票的订单"
      text="付款后的订单可以在这里申请发票。"
      links={linksTo({ orders: '我的订单' })}
    />
  )
}
