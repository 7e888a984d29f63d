import { readCreditCode } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { TextField } from '@yaoji/ui/text-field'
import { Facts } from '../../core/page/Facts'
import type { TypedTexts } from './EnterpriseForm'
import * as css from './RegisterForm.css'

const KINDS = [
  { value: 'ordinary', label: '增值税普通发票' },
  { value: 'special', label: '增值税专用发票', description: '还需要开户银行、账号、注册地址和电话' },
]

type InvoiceFieldName = 'invoice_kind' | 'bank' | 'account' | 'invoice_address' | 'invoice_phone'

export interface InvoiceFieldsProps {
  field: (name: InvoiceFieldName) => FormField
  typed: TypedTexts
}

/** The invoice profile: title and tax number follow from the enterprise; special invoices need more. */
export function InvoiceFields({ field, typed }: InvoiceFieldsProps) {
  const special = typed.invoice_kind === 'special'
  return (
    <>
      <Facts
        rows={[
          ['发票抬头', typed.company?.trim() || '与企业名称相同'],
          ['税号', readCreditCode(typed.credit_code ?? '') || '与统一社会信用代码相同'],
        ]}
      />
      <div className={css.invoiceKind}>
        <RadioGroup
          legend="发票类型"
          name="invoice_kind"
          defaultValue={field('invoice_kind').defaultValue}
          options={KINDS}
          variant="cards"
          required
        />
      </div>
      {/* Hidden and not removed: what was typed is still there when the kind is changed back. */}
      <fieldset hidden={!special} disabled={!special} className={css.fields}>
        <legend className={css.note}>专用发票信息</legend>
        <TextField {...field('bank')} label="开户银行" size="l" required maxLength={60} />
        <TextField
          {...field('account')}
          label="银行账号"
          size="l"
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('invoice_address')} label="注册地址" size="l" required maxLength={120} />
        <TextField
          {...field('invoice_phone')}
          label="注册电话"
          size="l"
          required
          type="tel"
          maxLength={20}
          hint="手机号，或带区号的座机"
        />
      </fieldset>
    </>
  )
}
