import type { InvoiceSummary, OrderDetail } from '@yaoji/api-client/contract/order'
import { LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { link } from '../../core/page/link.css'
import { Panel } from '../../core/page/Panel'
import { href } from '../../routes'
import * as css from './OrderInvoices.css'
import { state as stateText } from './OrderPayments.css'

/** The tab of the list of invoices that has those in each state. */
const TABS = {
  none: 'orders',
  not_needed: 'orders',
  applied: 'applied',
  issued: 'issued',
  rejected: 'closed',
  voided: 'closed',
} as const satisfies Record<InvoiceSummary['state'], string>

/** The invoices of an order, newest first, with their PDFs and links to the list of invoices. Renders nothing without any. */
export function OrderInvoices({ detail: { order, invoices } }: { detail: OrderDetail }) {
  if (invoices.length === 0) return null
  return (
    <Panel title="发票">
      <ul>
        {invoices.map(invoice => (
          <li key={invoice.id} className={css.row} data-paid={invoice.state === 'issued' ? '' : undefined}>
            <InvoiceRow invoice={invoice} sn={order.sn} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function InvoiceRow({ invoice, sn }: { invoice: InvoiceSummary; sn: string }) {
  const { number, is_red, type_text, state, state_text, amount, issued_on, reason, pdf_url } = invoice
  return (
    <>
      <Link href={href('invoices', {}, { tab: TABS[state], keywords: sn })} className={link}>
        {is_red === 1 && '红字 · '}
        {type_text}
      </Link>
      <Price value={amount} size="s" tone="ink" className={css.amount} />
      <span className={css.about}>{number}</span>
      <span className={stateText}>{state_text}</span>
      {reason && <span className={css.reason}>{reason}</span>}
      {issued_on && <span className={css.about}>{issued_on}</span>}
      {pdf_url && (
        <LinkButton
          href={pdf_url}
          size="s"
          className={css.pdf}
          target="_blank"
          rel="noopener"
          aria-label={`下载 PDF ${number}`}
        >
          下载 PDF
        </LinkButton>
      )}
    </>
  )
}
