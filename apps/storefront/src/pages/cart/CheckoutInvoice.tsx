import { invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { INVOICE_TYPE_CODES, INVOICE_TYPES } from '@yaoji/domain'
import { type CheckoutChoice, hasInvoice, useCall } from '@yaoji/hooks/data'
import { InvoiceEmailField } from '@yaoji/ui/invoice-profile'
import { RadioGroup, type RadioOption } from '@yaoji/ui/radio-group'
import * as css from './CheckoutView.css'

export interface CheckoutInvoiceProps {
  /** The buyer's company, the title of every invoice. */
  company: string
  choice: Pick<CheckoutChoice, 'invoice_type' | 'invoice_email'>
  onChange: (part: Pick<CheckoutChoice, 'invoice_type' | 'invoice_email'>) => void
}

const LATER: RadioOption = { value: 'later', label: '之后再申请' }
const NONE: RadioOption = { value: 'not_needed', label: '不开票' }

/** The invoice of the order: one of the types, none, or decided later. It is issued after the payment. */
export function CheckoutInvoice({ company, choice, onChange }: CheckoutInvoiceProps) {
  const { data } = useCall(invoiceProfile, {}, { inline: true })
  const types = INVOICE_TYPE_CODES.map((type): RadioOption => {
    const reason = data?.types.find(each => each.type === type)?.reason
    return { value: type, label: INVOICE_TYPES[type].text, reason: reason || undefined }
  })
  const options = [LATER, ...types, NONE]
  return (
    <>
      <RadioGroup
        legend="发票类型"
        legendHidden
        value={choice.invoice_type ?? LATER.value}
        onValueChange={next =>
          onChange({
            invoice_type: [...INVOICE_TYPE_CODES, 'not_needed' as const].find(code => code === next),
          })
        }
        options={options}
      />
      {hasInvoice(choice) && (
        <InvoiceEmailField
          value={choice.invoice_email ?? ''}
          onValueChange={invoice_email => onChange({ invoice_email })}
        />
      )}
      <p className={css.note}>抬头：{company}。付款后开票，开票前可以在“电子发票”里修改</p>
    </>
  )
}
