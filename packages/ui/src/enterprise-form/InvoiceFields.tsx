'use client'
import { readCreditCode } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { DescriptionList } from '../description-list'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RadioGroup } from '../radio-group'
import { TextField } from '../text-field'
import * as css from './EnterpriseForm.css'

export const invoiceFieldsLabels = {
  title: '发票抬头',
  sameTitle: '与企业名称相同',
  taxNumber: '税号',
  sameTaxNumber: '与统一社会信用代码相同',
  kind: '发票类型',
  /** The kinds of invoices, by their code. */
  kinds: { ordinary: '增值税普通发票', special: '增值税专用发票' },
  specialHint: '还需要开户银行、账号、注册地址和电话',
  special: '专用发票信息',
  bank: '开户银行',
  account: '银行账号',
  address: '注册地址',
  phone: '注册电话',
  phoneHint: '手机号，或带区号的座机',
}

/** The fields of the payload, by the wire's names. */
export type InvoiceFieldName = 'invoice_kind' | 'bank' | 'account' | 'invoice_address' | 'invoice_phone'

/** Texts of the form as they are typed. */
export interface TypedEnterprise {
  readonly company?: string | undefined
  readonly credit_code?: string | undefined
  readonly invoice_kind?: string | undefined
}

export interface InvoiceFieldsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What `useForm` gives for a field. */
  field: (name: InvoiceFieldName) => FormField
  /** What is typed in the form now: some fields depend on it. */
  typed: TypedEnterprise
  /** Words in place of those of {@link invoiceFieldsLabels}. */
  labels?: Partial<typeof invoiceFieldsLabels>
}

/**
 * The invoice profile of an enterprise: title and tax number follow from it, special invoices need more. What is hidden
 * is kept: it is there when the kind is changed back. Renders `div`.
 */
export const InvoiceFields = forwardRef<HTMLDivElement, InvoiceFieldsProps>(function InvoiceFields(
  { field, typed, labels, className, ...rest },
  ref,
) {
  const words = useLabels('invoiceFields', invoiceFieldsLabels, labels)
  const special = typed.invoice_kind === 'special'
  const shared = { size: 'l', required: true } as const
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <DescriptionList
        rows={[
          [words.title, typed.company?.trim() || words.sameTitle],
          [words.taxNumber, readCreditCode(typed.credit_code ?? '') || words.sameTaxNumber],
        ]}
      />
      <RadioGroup
        legend={words.kind}
        name="invoice_kind"
        defaultValue={field('invoice_kind').defaultValue}
        options={[
          { value: 'ordinary', label: words.kinds.ordinary },
          { value: 'special', label: words.kinds.special, description: words.specialHint },
        ]}
        variant="cards"
        required
      />
      <fieldset hidden={!special} disabled={!special} className={css.special} data-part="special">
        <legend className={css.legend} data-part="legend">
          {words.special}
        </legend>
        <TextField {...field('bank')} {...shared} label={words.bank} maxLength={60} />
        <TextField
          {...field('account')}
          {...shared}
          label={words.account}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('invoice_address')} {...shared} label={words.address} maxLength={120} />
        <TextField
          {...field('invoice_phone')}
          {...shared}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          maxLength={20}
        />
      </fieldset>
    </div>
  )
})
