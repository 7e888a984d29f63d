import type { Registration } from '@yaoji/api-client/contract/register'
import { Facts } from '../../core/page/Facts'

const INVOICE_KINDS = { ordinary: '增值税普通发票', special: '增值税专用发票' } as const

export interface EnterpriseFactsProps {
  phone: string
  enterprise: NonNullable<Registration['enterprise']>
}

/** The account, the enterprise and its invoice profile, as they were saved. */
export function EnterpriseFacts({ phone, enterprise }: EnterpriseFactsProps) {
  return (
    <Facts
      rows={[
        ['手机号', phone],
        ['企业类型', enterprise.type_text],
        ['企业名称', enterprise.company],
        ['统一社会信用代码', enterprise.credit_code],
        ['法定代表人', enterprise.legal_person],
        ['所在地区', enterprise.region],
        ['详细地址', enterprise.address],
        ['联系人', enterprise.contact],
        ['发票类型', INVOICE_KINDS[enterprise.invoice_kind]],
        ['发票抬头', enterprise.company],
        ['税号', enterprise.credit_code],
        ['开户银行', enterprise.bank],
        ['银行账号', enterprise.account],
        ['注册地址', enterprise.invoice_address],
        ['注册电话', enterprise.invoice_phone],
      ]}
    />
  )
}
