'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { RadioGroup, type RadioGroupProps } from '../radio-group'

export const invoiceTypeFieldLabels = {
  legend: '发票类型',
}

/** A type of invoice, by the wire's names. */
export interface InvoiceTypeOption {
  type: string
  text: string
  /** Why it cannot be chosen; empty when it can. */
  reason: string
}

export interface InvoiceTypeFieldProps extends Omit<RadioGroupProps, 'legend' | 'options' | 'defaultValue'> {
  types: readonly InvoiceTypeOption[]
  /**
   * The type that is chosen at first.
   * @default the first that can be
   */
  type?: string | undefined
  /** Words in place of those of {@link invoiceTypeFieldLabels}. */
  labels?: Partial<typeof invoiceTypeFieldLabels>
}

/** The type of an invoice, as the field `type` of a form. Renders RadioGroup. */
export const InvoiceTypeField = forwardRef<HTMLFieldSetElement, InvoiceTypeFieldProps>(
  function InvoiceTypeField({ types, type, labels, ...rest }, ref) {
    const words = useLabels('invoiceTypeField', invoiceTypeFieldLabels, labels)
    const first = types.find(({ reason }) => reason === '')?.type
    return (
      <RadioGroup
        key={first}
        name="type"
        variant="cards"
        {...rest}
        ref={ref}
        legend={words.legend}
        defaultValue={type ?? first}
        options={types.map(({ type, text, reason }) => ({
          value: type,
          label: text,
          reason: reason || undefined,
        }))}
      />
    )
  },
)
