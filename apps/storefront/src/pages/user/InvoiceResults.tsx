import type { DataOf } from '@yaoji/api-client'
import type { Invoice, invoiceList } from '@yaoji/api-client/contract/invoice'
import { useWithdrawInvoice } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { InvoiceTable, type InvoiceTableAction } from '@yaoji/ui/invoice-table'
import { useState } from 'react'
import { PagedResults } from '../../core/page/PagedResults'
import { href } from '../../routes'
import { InvoiceTypeDialog } from './InvoiceTypeDialog'
import { type ChangeInvoiceSearch, INVOICE_TABS, type InvoiceSearch } from './useInvoiceSearch'

export interface InvoiceResultsProps {
  answer: DataOf<typeof invoiceList>
  search: InvoiceSearch
  change: ChangeInvoiceSearch
  refreshing: boolean
}

interface Opened {
  readonly action: InvoiceTableAction
  readonly invoice: Invoice
}

/** The invoices of a tab, and the dialogs of their actions. */
export function InvoiceResults({ answer, search, change, refreshing }: InvoiceResultsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)
  const withdraw = useWithdrawInvoice()

  function act(action: InvoiceTableAction, invoice: Invoice) {
    setOpened({ action, invoice })
    setOpen(true)
  }

  const close = () => setOpen(false)
  if (answer.total === 0) return <NoInvoices search={search} change={change} />
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <InvoiceTable
        invoices={answer.list}
        orderHref={({ id }) => href('order', { id })}
        refreshing={refreshing}
        framed={false}
        onAct={act}
      />
      {opened?.action === 'change' && (
        <InvoiceTypeDialog
          key={opened.invoice.id}
          open={open}
          subject={{ kind: 'change', invoice: opened.invoice }}
          onClose={close}
        />
      )}
      {opened?.action === 'withdraw' && (
        <ActionDialog
          open={open}
          onClose={close}
          title="撤回开票申请"
          description={`撤回后，订单 ${opened.invoice.orders.map(({ sn }) => sn).join('、')} 可以重新申请`}
          cancelText="不撤回"
          confirmText="撤回申请"
          variant="danger"
          doneText="已撤回开票申请"
          unknownOutcome="没有收到结果，请关闭后查看最新状态"
          onConfirm={() => withdraw.mutateAsync({ id: opened.invoice.id })}
        />
      )}
    </PagedResults>
  )
}

function NoInvoices({ search, change }: Pick<InvoiceResultsProps, 'search' | 'change'>) {
  const name = INVOICE_TABS.find(({ tab }) => tab === search.tab)?.name
  return (
    <Empty
      title={search.keywords ? '没有符合条件的发票' : `没有${name}的发票`}
      actions={
        search.keywords ? (
          <Button onClick={() => change({ keywords: undefined })}>清除筛选</Button>
        ) : (
          <Button onClick={() => change({ tab: 'orders' })}>看可开票的订单</Button>
        )
      }
    />
  )
}
