'use client'
import { forwardRef } from 'react'
import { Button } from '../button'
import { Empty, type EmptyProps } from '../empty'
import { useLabels } from '../labels/useLabels'

export const noInvoicesLabels = {
  /** Without an invoice in the tab; the tab has a name. */
  none: (tab: string) => `没有${tab}的发票`,
  toOrders: '看可开票的订单',
  /** Without an invoice or an order that has the keywords. */
  notFound: '没有符合条件的发票',
  noOrderFound: '没有符合条件的订单',
  noOrderFoundText: '订单可能已经申请过发票，或者还没有付款。',
  clear: '清除筛选',
  inApplied: '在已申请里找',
  /** Without an order that an invoice can be requested for. */
  noOrders: '没有可开票的订单',
  noOrdersText: '付款后的订单可以在这里申请发票。',
  orders: '我的订单',
}

export interface NoInvoicesProps
  extends Omit<EmptyProps, 'title' | 'text' | 'links' | 'actions' | 'onChange'> {
  /** The open tab: `orders` has the orders without an invoice, the others invoices. */
  tab: { readonly value: string; readonly name: string } | undefined
  /** All of the tab is shown: no keywords leave anything out. */
  isFound: boolean
  /** The buyer looks elsewhere: without the keywords, or in another tab. */
  onChange: (search: { readonly keywords?: undefined; readonly tab?: 'orders' | 'applied' }) => void
  /** Where the orders are. */
  ordersHref: string
  /** Words in place of those of {@link noInvoicesLabels}. */
  labels?: Partial<typeof noInvoicesLabels>
}

/** In place of an empty tab of invoices: where to look instead. Renders Empty. */
export const NoInvoices = forwardRef<HTMLDivElement, NoInvoicesProps>(function NoInvoices(
  { tab, isFound, onChange, ordersHref, labels, ...rest },
  ref,
) {
  const words = useLabels('noInvoices', noInvoicesLabels, labels)
  const clear = <Button onClick={() => onChange({ keywords: undefined })}>{words.clear}</Button>
  if (tab?.value !== 'orders') {
    const toOrders = <Button onClick={() => onChange({ tab: 'orders' })}>{words.toOrders}</Button>
    const title = isFound ? words.none(tab?.name ?? '') : words.notFound
    return <Empty {...rest} ref={ref} title={title} actions={isFound ? toOrders : clear} />
  }
  if (isFound)
    return (
      <Empty
        {...rest}
        ref={ref}
        title={words.noOrders}
        text={words.noOrdersText}
        links={[[words.orders, ordersHref]]}
      />
    )
  return (
    <Empty
      {...rest}
      ref={ref}
      title={words.noOrderFound}
      text={words.noOrderFoundText}
      actions={
        <>
          {clear}
          <Button onClick={() => onChange({ tab: 'applied' })}>{words.inApplied}</Button>
        </>
      }
    />
  )
})
