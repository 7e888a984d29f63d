import { invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useCall } from '@yaoji/hooks/data'
import { InvoiceChoice, type InvoiceChoiceProps } from '@yaoji/ui/invoice-profile'

/** The invoice of the order. It is issued after the payment. */
export function CheckoutInvoice(props: Pick<InvoiceChoiceProps, 'company' | 'value' | 'onValueChange'>) {
  const { data } = useCall(invoiceProfile, {}, { inline: true })
  return <InvoiceChoice {...props} types={data?.types} />
}
