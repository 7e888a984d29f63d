import {
  creditCodeProblem,
  DOCUMENT_FILES_MOST,
  DOCUMENT_TYPES,
  type DocumentProblems,
  documentProblems,
  ENTERPRISE_TYPES,
  isPhone,
  readCreditCode,
} from '@yaoji/domain'
import * as z from 'zod/mini'
import {
  agreedInput,
  codeInput,
  dateInput,
  digitsInput,
  flagInput,
  idInput,
  mobileInput,
  newPasswordInput,
  passwordWithoutPhone,
  problemOf,
  requiredText,
  text,
} from '../input/wire'

export const registerAccountInput = z
  .object({
    phone: mobileInput(),
    /** Code sent for the purpose `register`. */
    code: codeInput(),
    password: newPasswordInput(),
    agreement: agreedInput('请阅读并同意用户协议和隐私政策'),
  })
  .check(passwordWithoutPhone)

const landlineInput = (message: string) =>
  digitsInput().check(z.refine(value => value === '' || isPhone(value, { landline: true }), message))

/** What a special invoice needs. */
const SPECIAL_INVOICE = {
  bank: '专用发票需填写开户银行',
  account: '专用发票需填写银行账号',
  invoice_address: '专用发票需填写注册地址',
  invoice_phone: '专用发票需填写注册电话',
} as const

export const registerEnterpriseInput = z
  .object({
    type: z.enum(ENTERPRISE_TYPES, '请选择企业类型'),
    company: requiredText('请填写企业名称，与营业执照一致', 60),
    credit_code: z.string().check(z.overwrite(readCreditCode), problemOf(creditCodeProblem)),
    legal_person: requiredText('请填写法定代表人', 30),
    district_code: requiredText('请选择所在地区', 12),
    address: requiredText('请填写详细地址，与证照一致', 120),
    contact: requiredText('请填写联系人', 30),
    invoice_kind: z.enum(['ordinary', 'special'], '请选择发票类型'),
    bank: z.optional(text(60)),
    account: z.optional(
      z.string().check(
        z.overwrite(value => value.replace(/\s/g, '')),
        z.regex(/^(\d{6,32})?$/, '银行账号应为 6 至 32 位数字'),
      ),
    ),
    invoice_address: z.optional(text(120)),
    invoice_phone: z.optional(landlineInput('请填写手机号，或带区号的座机，如 028-85551234')),
  })
  .check(({ value, issues }) => {
    if (value.invoice_kind !== 'special') return
    for (const [field, message] of Object.entries(SPECIAL_INVOICE)) {
      const given = value[field as keyof typeof SPECIAL_INVOICE] // The keys of the table are its type.
      if (!given) issues.push({ code: 'custom', message, path: [field], input: value })
    }
  })

const documentTypeInput = z.enum(DOCUMENT_TYPES, '请选择证照类型')

export const registerDocumentInput = z
  .object({
    type: documentTypeInput,
    number: z.optional(text(60, '证照编号不能超过 60 个字')),
    /** The person whom an authorisation names. */
    person: z.optional(text(30)),
    begin_date: z.optional(dateInput()),
    end_date: z.optional(dateInput()),
    long_term: z.optional(flagInput()),
    file_ids: z.array(idInput(), '请上传证照').check(
      z.maxLength(DOCUMENT_FILES_MOST, {
        error: `每份证照最多 ${DOCUMENT_FILES_MOST} 个文件`,
        abort: true,
      }),
    ),
  })
  .check(({ value, issues }) => {
    const problems: DocumentProblems = documentProblems(value)
    for (const [field, message] of Object.entries(problems)) {
      issues.push({ code: 'custom', message, path: [field], input: value })
    }
  })

export const registerDocumentRemoveInput = z.object({ type: documentTypeInput })

export const registerScopesInput = z.object({
  scopes: z
    .array(text(40), '请选择经营范围')
    .check(z.minLength(1, '请选择经营范围'), z.maxLength(50, '经营范围过多')),
})
