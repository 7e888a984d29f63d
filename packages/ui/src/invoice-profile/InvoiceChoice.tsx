'use client'
import { INVOICE_TYPE_CODES, INVOICE_TYPES, type InvoiceType } from '@yaoji/domain'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { joinClass } from '../part/joinClass'
import { Select, type SelectOption } from '../select'
import { InvoiceEmailField } from './InvoiceEmailField'
import * as css from './InvoiceProfile.css'
import type { InvoiceTypeOption } from './InvoiceTypeField'

export const invoiceChoiceLabels = {
  legend: '发票',
  title: (company: string) => `抬头：${company}，付款后开票`,
  type: '发票类型',
  later: '之后再申请',
  none: '不开票',
  option: (type: InvoiceType, reason: string) =>
    reason === '' ? INVOICE_TYPES[type].text : `${INVOICE_TYPES[type].text}（${reason}）`,
  email: '接收发票 PDF 的邮箱（选填）',
}

/** What is chosen for the invoice of an order, by the wire's names; without a type it is applied for later. */
export interface InvoiceChoiceValue {
  readonly invoice_type?: InvoiceType | 'not_needed' | undefined
  readonly invoice_email?: string | undefined
}

export interface InvoiceChoiceProps extends Omit<PanelProps, 'title' | 'aside' | 'children' | 'size'> {
  /** The buyer's company, the title of every invoice. */
  company: string
  /** What is known of the types; undefined while they load. */
  types?: readonly Pick<InvoiceTypeOption, 'type' | 'reason'>[] | undefined
  value: InvoiceChoiceValue
  onValueChange: (part: InvoiceChoiceValue) => void
  /** Words in place of those of {@link invoiceChoiceLabels}. */
  labels?: Partial<typeof invoiceChoiceLabels>
}

/** The invoice of an order that is checked: one of the types, none, or decided later. Renders Panel. */
export const InvoiceChoice = forwardRef<HTMLElement, InvoiceChoiceProps>(function InvoiceChoice(
  { company, types, value, onValueChange, labels, className, ...rest },
  ref,
) {
  const words = useLabels('invoiceChoice', invoiceChoiceLabels, labels)
  const { invoice_type, invoice_email = '' } = value
  const options = INVOICE_TYPE_CODES.map((code): SelectOption => {
    const reason = types?.find(({ type }) => type === code)?.reason ?? ''
    return { value: code, name: words.option(code, reason), disabled: reason !== '' }
  })
  return (
    <Panel
      {...rest}
      ref={ref}
      size="s"
      title={words.legend}
      aside={<span className={css.company}>{words.title(company)}</span>}
      className={joinClass(css.choice, className)}
    >
      <Select
        label={words.type}
        labelHidden
        value={invoice_type ?? LATER}
        onValueChange={next => onValueChange({ invoice_type: CHOICES.find(code => code === next) })}
        options={[{ value: LATER, name: words.later }, ...options, { value: NONE, name: words.none }]}
      />
      {invoice_type !== undefined && invoice_type !== NONE && (
        <InvoiceEmailField
          labelHidden
          placeholder={words.email}
          labels={{ hint: '' }}
          value={invoice_email}
          onValueChange={invoice_email => onValueChange({ invoice_email })}
        />
      )}
    </Panel>
  )
})

const LATER = 'later'
const NONE = 'not_needed'
const CHOICES = [...INVOICE_TYPE_CODES, NONE] as const
