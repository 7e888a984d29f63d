'use client'
import type { FormField } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { DescriptionList } from '../description-list'
import { FormWide } from '../form'
import { useLabels } from '../labels/useLabels'
import { TextField } from '../text-field'
import type { InvoiceProfileData } from './InvoiceProfile'
import * as css from './InvoiceProfile.css'

export const invoiceProfileFieldsLabels = {
  invoiceTitle: '发票抬头',
  taxNumber: '税号',
  /** Why title and tax number are no fields. */
  fixed: '抬头和税号与营业执照一致，变更请更新证照',
  address: '注册地址',
  phone: '注册电话',
  phoneHint: '手机号，或带区号的座机',
  bank: '开户银行',
  account: '银行账号',
}

export interface InvoiceProfileFieldsProps {
  /** What `useForm` gives for a field; the names are those of the wire. */
  field: (name: 'address' | 'phone' | 'bank' | 'account') => FormField
  /** The profile that is in force. */
  profile: Pick<InvoiceProfileData, 'title' | 'tax_no'>
  /** Words in place of those of {@link invoiceProfileFieldsLabels}. */
  labels?: Partial<typeof invoiceProfileFieldsLabels>
}

/**
 * The fields of an invoice profile, for a Form of two columns. Renders FormWide with what cannot be changed, then the
 * fields.
 */
export const InvoiceProfileFields = forwardRef<HTMLDivElement, InvoiceProfileFieldsProps>(
  function InvoiceProfileFields({ field, profile, labels, ...rest }, ref) {
    const words = useLabels('invoiceProfileFields', invoiceProfileFieldsLabels, labels)
    const shared = { size: 'l', required: true } as const
    return (
      <>
        <FormWide {...rest} ref={ref}>
          <DescriptionList
            rows={[
              [words.invoiceTitle, profile.title],
              [words.taxNumber, profile.tax_no],
            ]}
          />
          <p className={css.note} data-part="note">
            {words.fixed}
          </p>
        </FormWide>
        <TextField {...field('address')} {...shared} label={words.address} maxLength={120} wide />
        <TextField
          {...field('phone')}
          {...shared}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          maxLength={20}
        />
        <TextField {...field('bank')} {...shared} label={words.bank} maxLength={60} />
        <TextField
          {...field('account')}
          {...shared}
          label={words.account}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          wide
        />
      </>
    )
  },
)
