import type { RegisterDocument, Registration } from '@yaoji/api-client/contract/register'
import {
  DOCUMENTS,
  type DocumentType,
  daysBetween,
  documentNames,
  documentNumberProblem,
  documentRequirements,
  ENTERPRISES,
  type EnterpriseType,
  LICENCE_STATES,
  scopeDocuments,
} from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { UserRow } from '../../session/viewer'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { filesOf, toFileInfo } from '../file/file-info'
import { catalogueScopes, licenceMessage } from '../licence/service'
import { enterprises } from '../licence/tables'
import { hasSupplyContract } from '../supply-contract/service'
import { currentDocuments, type DocumentRow } from './documents'
import { isEditable } from './draft'

type EnterpriseRow = typeof enterprises.$inferSelect
type Documents = readonly RegisterDocument[]

/** The buyer's registration with everything that was entered, and what is missing. */
export async function readRegistration(context: BuyerContext): Promise<Registration> {
  const { db, viewer } = context
  const buyer = viewer.buyer
  const [row] = await db.select().from(enterprises).where(eq(enterprises.user_id, buyer.id))
  const documents = row ? await readDocuments(context, row.type) : []
  const scopes = row ? await readScopes(db, row, documents) : []
  const state = buyer.licence_state
  const parts = {
    enterprise: row ? enterpriseAnswer(row, buyer) : null,
    requirements: row ? requirementAnswers(row.type, documents, scopes) : [],
    documents,
    scopes,
  }
  const step = stepOf(state, parts)
  return {
    step,
    is_editable: isEditable(state) ? 1 : 0,
    licence_state: state,
    licence_text: LICENCE_STATES[state].text,
    message: step === 'passed' ? await passedMessage(context) : messageOf(step, parts),
    phone: buyer.phone,
    submitted_at: row?.submitted_at ? chinaTime(row.submitted_at) : null,
    review_note: row?.review_note ?? '',
    ...parts,
  }
}

type Parts = Pick<Registration, 'enterprise' | 'requirements' | 'documents' | 'scopes'>

/** What a registration lacks, by part: `enterprise`, the type of a document, `scopes`. Empty when it is complete. */
export function missingParts({
  enterprise,
  requirements,
  documents,
  scopes,
}: Parts): Record<string, string[]> {
  if (!enterprise?.district_code) return { enterprise: ['请填写企业资料'] }
  const savedTypes = new Set(documents.map(({ type }) => type))
  const errors: Record<string, string[]> = {}
  for (const { types, name, is_required } of requirements) {
    const [first] = types
    if (is_required === 1 && first && !types.some(type => savedTypes.has(type)))
      errors[first] = [`请上传${name}`]
  }
  for (const { type, name, number, state } of documents) {
    // The credit code of the enterprise can change after the document was saved.
    const problem = documentNumberProblem({ type, number }, enterprise.credit_code)
    if (problem !== null) errors[type] = [problem]
    if (state === 'rejected') errors[type] = [`${name}已被驳回，请修改或删除`]
    if (state === 'expired') errors[type] = [`${name}已过有效期，请更新或删除`]
  }
  const chosen = scopes.filter(scope => scope.is_chosen === 1)
  // A scope whose document is missing has no message of its own.
  const needsMissing = (scope: string) => scopeDocuments(enterprise.type, scope)?.some(type => type in errors)
  const closed = chosen.flatMap(({ name, message }) => (needsMissing(name) ? [] : message || []))
  if (chosen.length === 0) errors.scopes = ['请选择经营范围']
  else if (closed.length > 0) errors.scopes = closed
  return errors
}

function stepOf(state: Registration['licence_state'], parts: Parts): Registration['step'] {
  if (state === 'submitted') return 'submitted'
  if (!isEditable(state)) return 'passed'
  const missing = missingParts(parts)
  if ('enterprise' in missing) return 'enterprise'
  return Object.keys(missing).length > 0 ? 'documents' : 'review'
}

type OpenStep = Exclude<Registration['step'], 'passed'>

const MESSAGES: Readonly<Record<OpenStep, string>> = {
  enterprise: '请填写企业资料',
  documents: '',
  review: '资料已齐全，请核对后提交审核',
  submitted:
    '资料已提交，一般在 1 个工作日内完成审核，结果以站内消息通知。审核期间可以浏览商品、加入购物车，通过后可查看价格，签订供货合同后即可下单',
}

/** A licence that passed can need something again, and orders need a supply contract. */
async function passedMessage(context: BuyerContext): Promise<string> {
  const message = await licenceMessage(context, context.viewer.buyer)
  if (message) return message
  return (await hasSupplyContract(context))
    ? '资质审核已通过，可以查看价格并下单'
    : '资质审核已通过，可以查看价格，签订本年度的供货合同后即可下单'
}

function messageOf(step: OpenStep, parts: Parts): string {
  return MESSAGES[step] || Object.values(missingParts(parts)).flat().join('；')
}

function enterpriseAnswer(row: EnterpriseRow, buyer: UserRow): Registration['enterprise'] {
  const { user_id: _owner, scopes: _chosen, submitted_at: _time, withdrawn_at: _at, ...rest } = row
  const { review_note: _note, ...fields } = rest
  return { ...fields, type_text: ENTERPRISES[row.type].text, company: buyer.company }
}

/** Documents of this kind of enterprise, in the order of its requirements. Others stay for a change of the kind. */
async function readDocuments(
  { db, viewer, now }: BuyerContext,
  type: EnterpriseType,
): Promise<RegisterDocument[]> {
  const current = await currentDocuments(db, viewer.buyer.id)
  const rows = documentRequirements(type).flatMap(({ types }) =>
    types.flatMap(each => current.get(each) ?? []),
  )
  const ids = rows.flatMap(row => row.file_ids)
  const sent = await filesOf(db, { user_id: viewer.buyer.id, ids })
  const infos = new Map(sent.map(file => [file.id, toFileInfo(file)]))
  return rows.map(row => ({
    ...stateAnswer(row, chinaDate(now)),
    type: row.type,
    name: DOCUMENTS[row.type].name,
    number: row.number,
    person: row.person,
    begin_date: row.begin_date,
    end_date: row.end_date,
    long_term: row.long_term,
    files: row.file_ids.flatMap(id => infos.get(id) ?? []),
    reason: row.review === 'rejected' ? row.reason : '',
  }))
}

const STATE_TEXTS: Readonly<Record<RegisterDocument['state'], string>> = {
  draft: '待提交',
  expired: '已过有效期',
  reviewing: '审核中',
  passed: '已通过',
  rejected: '已驳回',
}

function stateAnswer(row: DocumentRow, today: string): Pick<RegisterDocument, 'state' | 'state_text'> {
  const ended = row.end_date !== null && daysBetween(today, row.end_date) < 0
  const review = row.review === 'withdrawn' ? 'draft' : row.review
  const state = ended && (review === 'draft' || review === 'passed') ? 'expired' : review
  return { state, state_text: STATE_TEXTS[state] }
}

const COMPLETE: ReadonlySet<RegisterDocument['state']> = new Set(['draft', 'reviewing', 'passed'])

/** Types of the documents that are complete, in time and not rejected. */
function completeTypes(documents: Documents): Set<DocumentType> {
  return new Set(documents.filter(({ state }) => COMPLETE.has(state)).map(({ type }) => type))
}

async function readScopes(db: Db, row: EnterpriseRow, documents: Documents): Promise<Registration['scopes']> {
  const complete = completeTypes(documents)
  return (await catalogueScopes(db)).map(({ name, goods_count }) => {
    const opens = scopeDocuments(row.type, name)
    const open = opens !== null && (opens.length === 0 || opens.some(type => complete.has(type)))
    const need =
      opens === null
        ? `${ENTERPRISES[row.type].text}不能经营${name}`
        : `经营${name}需上传${documentNames(opens)}`
    return {
      name,
      goods_count,
      is_chosen: row.scopes.includes(name) ? 1 : 0,
      is_available: opens === null ? 0 : 1,
      message: open ? '' : need,
    }
  })
}

function requirementAnswers(
  type: EnterpriseType,
  documents: Documents,
  scopes: Registration['scopes'],
): Registration['requirements'] {
  const complete = completeTypes(documents)
  return documentRequirements(type).map(({ types, name, required }) => ({
    types: [...types],
    name,
    is_required: required ? 1 : 0,
    is_complete: types.some(each => complete.has(each)) ? 1 : 0,
    scopes: scopes.flatMap(scope => {
      const opens = scopeDocuments(type, scope.name) ?? []
      return opens.some(each => types.includes(each)) ? scope.name : []
    }),
  }))
}
