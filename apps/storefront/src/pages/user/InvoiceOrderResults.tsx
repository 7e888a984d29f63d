import type { DataOf } from '@yaoji/api-client'
import type { InvoiceOrder, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { InvoiceOrderTable } from '@yaoji/ui/invoice-table'
import { useState } from 'react'
import { PagedResults } from '../../core/page/PagedResults'
import { href } from '../../routes'
import { InvoiceTypeDialog } from './InvoiceTypeDialog'
import type { ChangeInvoiceSearch, InvoiceSearch } from './useInvoiceSearch'

export interface InvoiceOrderResultsProps {
  answer: DataOf<typeof invoiceOrders>
  search: InvoiceSearch
  change: ChangeInvoiceSearch
  refreshing: boolean
}

/** The orders without an invoice, of which one or several are applied for. */
export function InvoiceOrderResults({ answer, search, change, refreshing }: InvoiceOrderResultsProps) {
  const [applying, setApplying] = useState<readonly InvoiceOrder[]>([])
  const [open, setOpen] = useState(false)

  function apply(orders: readonly InvoiceOrder[]) {
    setApplying(orders)
    setOpen(true)
  }

  if (answer.total === 0) return <NoOrders search={search} change={change} />
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <InvoiceOrderTable
        orders={answer.list}
        orderHref={({ order_id }) => href('order', { id: order_id })}
        refreshing={refreshing}
        framed={false}
        onApply={apply}
      />
      <InvoiceTypeDialog
        open={open}
        subject={{ kind: 'apply', orders: applying }}
        onClose={() => setOpen(false)}
      />
    </PagedResults>
  )
}

function NoOrders({ search, change }: Pick<InvoiceOrderResultsProps, 'search' | 'change'>) {
  if (search.keywords) {
    return (
      <Empty
        title="没有符合条件的订单"
        text="订单可能已经申请过发票，或者还没有付款。"
        actions={
          <>
            <Button onClick={() => change({ keywords: undefined })}>清除筛选</Button>
            <Button onClick={() => change({ tab: 'applied' })}>在已申请里找</Button>
          </>
        }
      />
    )
  }
  return (
    <Empty
      title="没有可开票的订单"
      text="付款后的订单可以在这里申请发票。"
      actions={<LinkButton href={href('orders')}>我的订单</LinkButton>}
    />
  )
}
