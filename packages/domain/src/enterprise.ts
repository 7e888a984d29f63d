import { creditCodeProblem, readCreditCode } from './creditCode'
import { identityNumberProblem, readIdentityNumber } from './identityNumber'
import { daysBetween } from './licence'

interface DocumentRow {
  readonly name: string
  /** What its number is called; empty for a document without a number. */
  readonly number_name: string
  /** Fewest files: 2 where both sides are needed. */
  readonly least_files: 1 | 2
  /** It names a person who acts for the enterprise. */
  readonly names_person: boolean
  /** What its number must be: the enterprise's credit code, the number of an identity card, or any text. */
  readonly number_form: 'credit_code' | 'identity' | 'text'
  /** Whether it ends: always; not when the buyer says that it is long-term; not unless the buyer enters an end. */
  readonly end: 'always' | 'optional' | 'seldom'
}

const PLAIN = { least_files: 1, names_person: false, number_form: 'text', end: 'always' } as const

/** Every document that an enterprise can show, by type, with the name that buyers and reviewers use. */
export const DOCUMENTS = {
  business_licence: {
    name: '营业执照',
    number_name: '统一社会信用代码',
    ...PLAIN,
    number_form: 'credit_code',
    end: 'optional',
  },
  drug_licence: { name: '药品经营许可证', number_name: '许可证编号', ...PLAIN },
  institution_licence: { name: '医疗机构执业许可证', number_name: '登记号', ...PLAIN },
  clinic_record: { name: '诊所备案凭证', number_name: '备案编号', ...PLAIN, end: 'optional' },
  device_licence: { name: '医疗器械经营许可证', number_name: '许可证编号', ...PLAIN },
  device_record: { name: '医疗器械经营备案凭证', number_name: '备案编号', ...PLAIN, end: 'optional' },
  food_licence: { name: '食品经营许可证', number_name: '许可证编号', ...PLAIN },
  authorisation: { name: '采购委托书', number_name: '委托书编号', ...PLAIN, names_person: true },
  buyer_identity: {
    name: '采购员身份证',
    number_name: '身份证号',
    ...PLAIN,
    least_files: 2,
    number_form: 'identity',
    end: 'optional',
  },
  invoice_data: {
    name: '开票资料',
    number_name: '纳税人识别号',
    ...PLAIN,
    number_form: 'credit_code',
    end: 'seldom',
  },
  account_permit: { name: '开户许可证', number_name: '核准号', ...PLAIN, end: 'optional' },
  account_data: { name: '基本存款账户信息', number_name: '账户编号', ...PLAIN, end: 'optional' },
  quality_agreement: { name: '质量保证协议', number_name: '协议编号', ...PLAIN },
  seal_specimen: { name: '印章印模', number_name: '', ...PLAIN, end: 'optional' },
} as const satisfies Record<string, DocumentRow>

export type DocumentType = keyof typeof DOCUMENTS

/** The types of {@link DOCUMENTS}, in its order. */
export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as DocumentType[] // The keys of the table are its type.

/** Most files of one document. */
export const DOCUMENT_FILES_MOST = 5

/** Documents of which one is enough. */
type OneOf = readonly DocumentType[]

const BUSINESS: OneOf = ['business_licence']
const DRUG: OneOf = ['drug_licence']
const INSTITUTION: OneOf = ['institution_licence']
/** A clinic is recorded or licensed; a hospital is always licensed. */
const CLINIC: OneOf = [...INSTITUTION, 'clinic_record']
const DEVICE: OneOf = ['device_licence', 'device_record']
const FOOD: OneOf = ['food_licence']
const ACCOUNT: OneOf = ['account_permit', 'account_data']
/** What every enterprise shows. */
const TRADE: readonly OneOf[] = [['authorisation'], ['buyer_identity'], ['invoice_data']]
const SUPPLY: readonly OneOf[] = [ACCOUNT, ['quality_agreement'], ['seal_specimen']]

interface EnterpriseRow {
  readonly text: string
  readonly required: readonly OneOf[]
  /** Documents that open more scopes. */
  readonly optional: readonly OneOf[]
}

/** What each kind of enterprise must show before it may buy, and what it may add. RT-18. */
export const ENTERPRISES = {
  pharmacy: { text: '零售药店', required: [BUSINESS, DRUG, ...TRADE], optional: [DEVICE, FOOD] },
  chain_head: {
    text: '连锁总部',
    required: [BUSINESS, DRUG, ...TRADE, ...SUPPLY],
    optional: [DEVICE, FOOD],
  },
  chain_store: { text: '连锁门店', required: [BUSINESS, DRUG, ...TRADE], optional: [DEVICE, FOOD] },
  clinic: { text: '诊所', required: [CLINIC, ...TRADE], optional: [BUSINESS] },
  hospital: { text: '医院', required: [INSTITUTION, ...TRADE], optional: [BUSINESS] },
  wholesaler: {
    text: '批发企业',
    required: [BUSINESS, DRUG, ...TRADE, ...SUPPLY],
    optional: [DEVICE, FOOD],
  },
  device_only: { text: '医疗器械经营企业', required: [BUSINESS, DEVICE, ...TRADE], optional: [] },
} as const satisfies Record<string, EnterpriseRow>

export type EnterpriseType = keyof typeof ENTERPRISES

/** The types of {@link ENTERPRISES}, in its order. */
export const ENTERPRISE_TYPES = Object.keys(ENTERPRISES) as EnterpriseType[] // The keys of the table are its type.

/** One row of what an enterprise shows: one of `types` is enough. */
export interface DocumentRequirement {
  readonly types: OneOf
  /** Names of the documents, joined by 或. */
  readonly name: string
  readonly required: boolean
}

/** What a kind of enterprise shows, the required documents first. */
export function documentRequirements(type: EnterpriseType): DocumentRequirement[] {
  const rows = (list: readonly OneOf[], required: boolean) =>
    list.map(types => ({ types, name: documentNames(types), required }))
  return [...rows(ENTERPRISES[type].required, true), ...rows(ENTERPRISES[type].optional, false)]
}

/** Names of documents of which one is enough: 开户许可证或基本存款账户信息. */
export function documentNames(types: readonly DocumentType[]): string {
  return types.map(type => DOCUMENTS[type].name).join('或')
}

const CARE: OneOf = [...DRUG, ...CLINIC]

/** Documents that open a scope, any one of them. A scope without a row needs none. */
const SCOPE_DOCUMENTS: Readonly<Record<string, OneOf>> = {
  化学药: CARE,
  中成药: CARE,
  生物制品: CARE,
  中药饮片: CARE,
  医疗器械: [...DEVICE, ...CLINIC],
  体外诊断试剂: ['device_licence', ...CLINIC],
  // Packed food needs no licence of its own: who shows none sells it by the business licence.
  食品: [...FOOD, ...BUSINESS],
}

/**
 * Documents of a kind of enterprise that open a scope, any one of them; optional documents before required ones. Null
 * when this kind cannot open it. An empty list: it is open without a document.
 */
export function scopeDocuments(type: EnterpriseType, scope: string): readonly DocumentType[] | null {
  const opens = Object.hasOwn(SCOPE_DOCUMENTS, scope) ? SCOPE_DOCUMENTS[scope] : undefined
  if (!opens) return []
  const among = (list: readonly OneOf[]) => list.flat().filter(document => opens.includes(document))
  const { required, optional } = ENTERPRISES[type]
  const found = [among(optional), among(required)].find(documents => documents.length > 0)
  return found ?? null
}

/** Fields of a document as a buyer enters them. Dates are `YYYY-MM-DD`. */
export interface DocumentEntry {
  readonly type: DocumentType
  readonly number?: string | undefined
  /** The person that it names. */
  readonly person?: string | undefined
  readonly begin_date?: string | null | undefined
  readonly end_date?: string | null | undefined
  readonly long_term?: 0 | 1 | undefined
  readonly file_ids: readonly unknown[]
}

export type DocumentProblems = Partial<Record<Exclude<keyof DocumentEntry, 'type' | 'long_term'>, string>>

/** What a document is known to have before the buyer enters it, as the texts of its fields. */
export function documentDefaults(
  type: DocumentType,
  credit_code: string,
): { readonly number: string; readonly long_term: '1' | '' } {
  const { number_form, end } = DOCUMENTS[type]
  return {
    number: number_form === 'credit_code' ? credit_code : '',
    long_term: end === 'seldom' ? '1' : '',
  }
}

/** The number of a document as it is kept. */
export function readDocumentNumber(type: DocumentType, number: string): string {
  const { number_form } = DOCUMENTS[type]
  if (number_form === 'text') return number
  return number_form === 'identity' ? readIdentityNumber(number) : readCreditCode(number)
}

/** What is known beside a document, where it is: the day, and the credit code of the enterprise. */
export interface DocumentContext {
  readonly today?: string
  readonly credit_code?: string
}

/** Messages for the buyer by field of a document that is not complete or not valid. Without `today` its end may be past. */
export function documentProblems(document: DocumentEntry, context: DocumentContext = {}): DocumentProblems {
  const { name, least_files, names_person } = DOCUMENTS[document.type]
  const problems: DocumentProblems = {}
  const files = document.file_ids.length
  const number = documentNumberProblem(document, context.credit_code)
  if (number !== null) problems.number = number
  if (names_person && !document.person) problems.person = '请填写被委托的采购员姓名'
  if (files === 0) problems.file_ids = `请上传${name}`
  else if (files < least_files) problems.file_ids = `请上传${name}的正反两面`
  else if (files > DOCUMENT_FILES_MOST) problems.file_ids = `每份证照最多 ${DOCUMENT_FILES_MOST} 个文件`
  return { ...problems, ...periodProblems(document, context.today) }
}

/** The message for the buyer about the number of a document, else null. Without the credit code of the enterprise any is right. */
export function documentNumberProblem(
  { type, number }: Pick<DocumentEntry, 'type' | 'number'>,
  credit_code?: string,
): string | null {
  const { name, number_name, number_form } = DOCUMENTS[type]
  if (number_name === '') return null
  if (!number) return `请填写${name}的${number_name}`
  if (number_form === 'text') return null
  if (number_form === 'identity') return identityNumberProblem(number)
  const differs = credit_code !== undefined && readCreditCode(number) !== credit_code
  const expected = `${name}的${number_name}应与企业资料中的统一社会信用代码 ${credit_code} 一致，请核对`
  return creditCodeProblem(number) ?? (differs ? expected : null)
}

function periodProblems(
  { type, begin_date: begin, end_date: end, long_term }: DocumentEntry,
  today?: string,
): DocumentProblems {
  if (!begin) return { begin_date: '请选择有效期起始日' }
  const ends = DOCUMENTS[type].end === 'always'
  if (long_term === 1) return ends ? { end_date: `${DOCUMENTS[type].name}不能长期有效，请选择截止日` } : {}
  if (!end) return { end_date: ends ? '请选择有效期截止日' : '请选择有效期截止日，或选长期有效' }
  if (daysBetween(begin, end) < 0) return { end_date: '截止日不能早于起始日' }
  if (today && daysBetween(today, end) < 0) return { end_date: '已过有效期，请上传有效的证照' }
  return {}
}
