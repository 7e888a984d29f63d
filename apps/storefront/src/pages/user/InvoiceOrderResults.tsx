import type { DataOf } from '@yaoji/api-client'
import type { InvoiceOrder, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import { formatAmount, moneyText, parseAmount, sumAmounts } from '@yaoji/domain'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { useState } from 'react'
import { PagedResults } from '../../core/page/PagedResults'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import { InvoiceOrderTable } from './InvoiceOrderTable'
import * as css from './InvoicesPage.css'
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
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [applying, setApplying] = useState<readonly InvoiceOrder[]>([])
  const [open, setOpen] = useState(false)
  const chosen = answer.list.filter(({ order_id }) => ids.has(order_id))

  function choose({ order_id }: InvoiceOrder, checked: boolean) {
    const others = [...ids].filter(id => id !== order_id)
    setIds(new Set(checked ? [...others, order_id] : others))
  }

  function apply(orders: readonly InvoiceOrder[]) {
    setApplying(orders)
    setOpen(true)
  }

  if (answer.total === 0) return <NoOrders search={search} change={change} />
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <ChosenBar chosen={chosen} onApply={() => apply(chosen)} />
      <InvoiceOrderTable
        orders={answer.list}
        refreshing={refreshing}
        chosen={ids}
        onChoose={choose}
        onApply={order => apply([order])}
      />
      <InvoiceTypeDialog
        open={open}
        subject={{ kind: 'apply', orders: applying }}
        onClose={() => setOpen(false)}
      />
    </PagedResults>
  )
}

interface ChosenBarProps {
  chosen: readonly InvoiceOrder[]
  onApply: () => void
}

/** How many orders are chosen, and their sum; orders of several months are no one invoice. */
function ChosenBar({ chosen, onApply }: ChosenBarProps) {
  const months = new Set(chosen.map(({ period }) => period))
  const sum = formatAmount(sumAmounts(chosen.map(({ amount }) => parseAmount(amount))))
  return (
    <div className={css.bar}>
      <Button
        variant="primary"
        className={touchTarget}
        disabled={chosen.length === 0 || months.size > 1}
        onClick={onApply}
      >
        合并开票
      </Button>
      <p role="status" className={css.about}>
        {chosen.length === 0 && '勾选同一个月付款的订单，可以开在一张发票上'}
        {chosen.length > 0 && `已选 ${chosen.length} 个订单，合计 ${moneyText(sum)}`}
        {months.size > 1 && '。一张发票只能包含同一个月付款的订单'}
      </p>
    </div>
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
            <Button className={touchTarget} onClick={() => change({ keywords: undefined })}>
              清除筛选
            </Button>
            <Button className={touchTarget} onClick={() => change({ tab: 'applied' })}>
              在已申请里找
            </Button>
          </>
        }
      />
    )
  }
  return (
    <Empty
      title="没有可开票的订单"
      text="付款后的订单可以在这里申请发票。"
      actions={
        <LinkButton href={href('orders')} className={touchTarget}>
          我的订单
        </LinkButton>
      }
    />
  )
}
