import type { DataOf } from '@yaoji/api-client/contract'
import type { userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import {
  documentNames,
  ENTERPRISES,
  isLicenceChecked,
  LICENCE_STATES,
  type LicenceState,
  scopeDocuments,
} from '@yaoji/domain'
import { count, desc, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { UserRow } from '../../session/viewer'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext, Context } from '../../wire/context'
import { goods } from '../goods/tables'
import { type DocumentState, type Licence, readLicence } from './documents'
import { withVersions } from './versions'

/** The documents that the buyer’s kind of enterprise needs, each with its state. */
export async function showDocuments({
  db,
  viewer,
  now,
}: BuyerContext): Promise<DataOf<typeof userDocuments>> {
  const licence = await readLicence(db, viewer.buyer.id, chinaDate(now))
  const state = viewer.buyer.licence_state
  const { type, credit_code, legal_person } = licence.enterprise
  return {
    licence_state: state,
    licence_text: LICENCE_STATES[state].text,
    licence_message: messageOf(state, licence),
    enterprise: {
      type,
      type_text: ENTERPRISES[type].text,
      company: viewer.buyer.company,
      credit_code,
      legal_person,
      address: viewer.buyer.address,
    },
    can_update: isLicenceChecked(state) ? 1 : 0,
    list: await withVersions(db, viewer.buyer.id, licence),
  }
}

/** The next action for the buyer’s licence; empty without one. */
export async function licenceMessage({ db, now }: Context, buyer: UserRow): Promise<string> {
  return messageOf(buyer.licence_state, await readLicence(db, buyer.id, chinaDate(now)))
}

type Message = (licence: Licence) => string

const MESSAGES: Readonly<Record<LicenceState, Message>> = {
  draft: () => '请完善企业资料并上传证照，审核通过后可查看价格，签订供货合同后即可下单',
  submitted: () => '资质审核中，一般在 1 个工作日内完成，通过后可查看价格，签订供货合同后即可下单',
  rejected: ({ enterprise, documents }) => {
    const reason = enterprise.review_note || documents.find(document => document.reason)?.reason
    return `资质审核未通过${reason ? `：${reason}` : ''}。请修改后重新提交`
  },
  passed: ({ documents }) => documentMessage(documents),
  updating: ({ documents }) => documentMessage(documents) || '证照更新审核中，原证照有效期内可继续采购',
  expired: ({ documents }) => documentMessage(documents) || '证照已过期，请更新后再结算',
}

function messageOf(state: LicenceState, licence: Licence): string {
  return MESSAGES[state](licence)
}

/** The most urgent action for a required document, as a text. */
function documentMessage(documents: readonly DocumentState[]): string {
  const required = documents.filter(document => document.is_required === 1)
  const of = (state: DocumentState['state']) => required.find(document => document.state === state)
  const expired = of('expired')
  if (expired) return `《${expired.name}》已于 ${expired.end_date} 到期，请更新后再结算`
  const missing = of('missing') ?? of('rejected')
  if (missing) return `请补充《${missing.name}》`
  const expiring = of('expiring')
  return expiring ? `《${expiring.name}》将于 ${expiring.end_date} 到期，请及时更新` : ''
}

/** Business scopes of the catalogue, and whether the buyer’s licence includes each. */
export async function showScopes({ db, viewer, now }: BuyerContext): Promise<DataOf<typeof userScopes>> {
  const rows = await catalogueScopes(db)
  const licence = await readLicence(db, viewer.buyer.id, chinaDate(now))
  const list = rows.map(scope => {
    const isOpen = viewer.buyer.scopes.includes(scope.name)
    return {
      ...scope,
      is_open: isOpen ? (1 as const) : (0 as const),
      needs: isOpen ? '' : needsOf(scope.name, licence, viewer.buyer.licence_state),
    }
  })
  const closed = list.filter(scope => scope.is_open === 0)
  return { list, message: closed.map(({ name, needs }) => `${name}：${needs}`).join('；') }
}

/** What the buyer does about a scope that is closed: with a document that was handed in, else with one that opens it. */
function needsOf(scope: string, { enterprise, documents }: Licence, state: LicenceState): string {
  const opens = scopeDocuments(enterprise.type, scope)
  if (!opens) return '您的企业类型不能开通'
  if (opens.length === 0) return '可联系客服开通'
  const sent = documents.filter(({ id, type }) => id !== null && opens.includes(type))
  const named = (list: typeof sent) => list.map(({ name }) => `《${name}》`).join('或')
  const waiting = sent.filter(document => document.state === 'reviewing')
  // Of a registration only the chosen scopes are opened.
  if (waiting.length > 0 && (isLicenceChecked(state) || enterprise.scopes.includes(scope)))
    return `${named(waiting)}审核中，通过后开通`
  const accepted = sent.filter(document => document.state !== 'rejected')
  return accepted.length > 0
    ? `需要${named(accepted)}载明${scope}，请变更后更新该证照`
    : `需要${documentNames(opens)}`
}

/** Scopes of the catalogue with the number of their products, the largest first. */
export async function catalogueScopes(db: Db): Promise<{ name: string; goods_count: number }[]> {
  const rows = await db
    .select({ name: goods.scope, goods_count: count() })
    .from(goods)
    .where(isNotNull(goods.scope))
    .groupBy(goods.scope)
    .orderBy(desc(count()), goods.scope)
  return rows.flatMap(({ name, goods_count }) => (name === null ? [] : [{ name, goods_count }]))
}
