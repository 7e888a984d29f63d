import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'

/** The tabs of the invoices; `orders` has the orders without one. */
export const INVOICE_TABS = [
  { tab: 'orders', name: '待申请' },
  { tab: 'applied', name: '已申请' },
  { tab: 'issued', name: '已开票' },
  { tab: 'closed', name: '驳回与作废' },
] as const

const FIELDS = {
  tab: choiceField(
    INVOICE_TABS.map(({ tab }) => tab),
    'orders',
  ),
  keywords: keywordsField,
  page: pageField,
}

/** The tab, the keywords and the page of the invoices in the address, and how to change a part of them. */
export function useInvoiceSearch() {
  return useSearchState(FIELDS)
}

export type InvoiceSearch = ReturnType<typeof useInvoiceSearch>[0]
export type ChangeInvoiceSearch = ReturnType<typeof useInvoiceSearch>[1]
