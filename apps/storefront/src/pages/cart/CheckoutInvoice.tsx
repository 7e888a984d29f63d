import { invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { INVOICE_TYPE_CODES, INVOICE_TYPES } from '@yaoji/domain'
import { type CheckoutChoice, hasInvoice, useCall } from '@yaoji/hooks/data'
import { InvoiceEmailField } from '@yaoji/ui/invoice-profile'
import { Panel } from '@yaoji/ui/panel'
import { Select, type SelectOption } from '@yaoji/ui/select'
import * as css from './CheckoutView.css'

export interface CheckoutInvoiceProps {
  /** The buyer's company, the title of every invoice. */
  company: string
  choice: Pick<CheckoutChoice, 'invoice_type' | 'invoice_email'>
  onChange: (part: Pick<CheckoutChoice, 'invoice_type' | 'invoice_email'>) => void
}

const LATER: SelectOption = { value: 'later', name: '之后再申请' }
const NONE: SelectOption = { value: 'not_needed', name: '不开票' }

/** The invoice of the order: one of the types, none, or decided later. It is issued after the payment. */
export function CheckoutInvoice({ company, choice, onChange }: CheckoutInvoiceProps) {
  const { data } = useCall(invoiceProfile, {}, { inline: true })
  const types = INVOICE_TYPE_CODES.map((type): SelectOption => {
    const reason = data?.types.find(each => each.type === type)?.reason ?? ''
    const { text } = INVOICE_TYPES[type]
    return { value: type, name: reason === '' ? text : `${text}（${reason}）`, disabled: reason !== '' }
  })
  return (
    <Panel
      size="s"
      title="发票"
      aside={<span className={css.note}>抬头：{company}，付款后开票</span>}
      className={css.invoice}
    >
      <Select
        label="发票类型"
        labelHidden
        value={choice.invoice_type ?? LATER.value}
        onValueChange={next =>
          onChange({
            invoice_type: [...INVOICE_TYPE_CODES, 'not_needed' as const].find(code => code === next),
          })
        }
        options={[LATER, ...types, NONE]}
      />
      {hasInvoice(choice) && (
        <InvoiceEmailField
          labelHidden
          placeholder="接收发票 PDF 的邮箱（选填）"
          labels={{ hint: '' }}
          value={choice.invoice_email ?? ''}
          onValueChange={invoice_email => onChange({ invoice_email })}
        />
      )}
    </Panel>
  )
}
