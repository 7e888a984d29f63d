'use client'
import { forwardRef } from 'react'
import { DescriptionList, type DescriptionListProps } from '../description-list'
import { useLabels } from '../labels/useLabels'

export const enterpriseSummaryLabels = {
  phone: '手机号',
  type: '企业类型',
  company: '企业名称',
  creditCode: '统一社会信用代码',
  legalPerson: '法定代表人',
  region: '所在地区',
  address: '详细地址',
  contact: '联系人',
  invoiceKind: '发票类型',
  /** The kinds of invoices, by their code. */
  kinds: { ordinary: '增值税普通发票', special: '增值税专用发票' },
  invoiceTitle: '发票抬头',
  taxNumber: '税号',
  bank: '开户银行',
  account: '银行账号',
  invoiceAddress: '注册地址',
  invoicePhone: '注册电话',
}

/** An enterprise and its invoice profile, by the wire's names. */
export interface EnterpriseSummaryEnterprise {
  type_text: string
  company: string
  credit_code: string
  legal_person: string
  region: string
  address: string
  contact: string
  invoice_kind: keyof typeof enterpriseSummaryLabels.kinds
  bank: string
  account: string
  invoice_address: string
  invoice_phone: string
}

export interface EnterpriseSummaryProps extends Omit<DescriptionListProps, 'rows'> {
  /** Phone of the account. */
  phone: string
  /** The enterprise by the names of the wire. */
  enterprise: EnterpriseSummaryEnterprise
  /** Words in place of those of {@link enterpriseSummaryLabels}. */
  labels?: Partial<typeof enterpriseSummaryLabels>
}

/** An account, its enterprise and its invoice profile as they were saved; what is empty is left out. Renders DescriptionList. */
export const EnterpriseSummary = forwardRef<HTMLDListElement, EnterpriseSummaryProps>(
  function EnterpriseSummary({ phone, enterprise, labels, ...rest }, ref) {
    const words = useLabels('enterpriseSummary', enterpriseSummaryLabels, labels)
    return (
      <DescriptionList
        {...rest}
        ref={ref}
        rows={[
          [words.phone, phone],
          [words.type, enterprise.type_text],
          [words.company, enterprise.company],
          [words.creditCode, enterprise.credit_code],
          [words.legalPerson, enterprise.legal_person],
          [words.region, enterprise.region],
          [words.address, enterprise.address],
          [words.contact, enterprise.contact],
          [words.invoiceKind, words.kinds[enterprise.invoice_kind]],
          [words.invoiceTitle, enterprise.company],
          [words.taxNumber, enterprise.credit_code],
          [words.bank, enterprise.bank],
          [words.account, enterprise.account],
          [words.invoiceAddress, enterprise.invoice_address],
          [words.invoicePhone, enterprise.invoice_phone],
        ]}
      />
    )
  },
)
