import type { InputOf } from '@yaoji/api-client/contract'
import type { registerEnterprise, registerScopes } from '@yaoji/api-client/contract/register'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField } from '../../wire/refusal'
import { findRegion } from '../address/regions'
import { catalogueScopes } from '../licence/service'
import { enterprises, licenceDocuments } from '../licence/tables'
import { lockDraft } from './draft'

const NO_BANK = { bank: '', account: '', invoice_address: '', invoice_phone: '' } as const

/** Saves the enterprise. Its address and scopes count for the buyer only after the review passed. */
export async function saveEnterprise(
  context: BuyerContext,
  { company, invoice_kind, ...input }: InputOf<typeof registerEnterprise>,
): Promise<void> {
  const { db, viewer } = context
  await lockDraft(context)
  const path = await findRegion(db, input.district_code)
  await reviewDocumentsAgain(context, { ...input, company })
  const bank = invoice_kind === 'special' ? input : {}
  const row = { ...input, ...path, invoice_kind, ...NO_BANK, ...definedOf(bank), review_note: '' }
  await db
    .insert(enterprises)
    .values({ user_id: viewer.buyer.id, ...row })
    .onConflictDoUpdate({ target: enterprises.user_id, set: row })
  await db.update(users).set({ company, name: input.contact }).where(eq(users.id, viewer.buyer.id))
}

/** What documents say about an enterprise. */
const NAMED_FIELDS = ['company', 'type', 'credit_code', 'legal_person', 'district_code', 'address'] as const

type NamedFields = Pick<InputOf<typeof registerEnterprise>, (typeof NAMED_FIELDS)[number]>

/** Documents that passed did so for the enterprise that they name: of another one they are drafts. */
async function reviewDocumentsAgain({ db, viewer }: BuyerContext, after: NamedFields): Promise<void> {
  const user_id = viewer.buyer.id
  const [before] = await db
    .select({ ...getTableColumns(enterprises), company: users.company })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.user_id))
    .where(eq(enterprises.user_id, user_id))
  if (!before || NAMED_FIELDS.every(field => before[field] === after[field])) return
  await db
    .update(licenceDocuments)
    .set({ review: 'draft' })
    .where(and(eq(licenceDocuments.user_id, user_id), eq(licenceDocuments.review, 'passed')))
}

function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Fields> // Entries of the same object.
}

/** Saves the chosen scopes, in the order of the catalogue. */
export async function saveScopes(
  context: BuyerContext,
  { scopes }: InputOf<typeof registerScopes>,
): Promise<void> {
  const { db, viewer } = context
  await lockDraft(context)
  const names = (await catalogueScopes(db)).map(({ name }) => name)
  const unknown = scopes.find(scope => !names.includes(scope))
  if (unknown !== undefined) throw invalidField('scopes', `没有“${unknown}”这个经营范围，请重新选择`)
  const chosen = names.filter(name => scopes.includes(name))
  const saved = await db
    .update(enterprises)
    .set({ scopes: chosen })
    .where(eq(enterprises.user_id, viewer.buyer.id))
    .returning({ user_id: enterprises.user_id })
  if (saved.length === 0) throw enterpriseFirst()
}

/** 409: step 3 before step 2. */
function enterpriseFirst() {
  return conflict('请先填写企业资料')
}
