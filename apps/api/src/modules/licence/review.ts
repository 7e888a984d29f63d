import { canMoveLicence, DOCUMENTS, type DocumentType, type LicenceState } from '@yaoji/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { settleDefault } from '../address/default'
import { addresses } from '../address/tables'
import { messages } from '../message/tables'
import { updateDocumentExpiry } from './expiry'
import { enterprises, licenceDocuments } from './tables'

/** Registrations that wait for a review, the oldest first. */
export async function waitingRegistrations(db: Db) {
  const rows = await db
    .select({ user: users, enterprise: enterprises })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.user_id))
    .where(eq(users.licence_state, 'submitted'))
    .orderBy(asc(enterprises.submitted_at), asc(users.id))
  const accounts = await accountsOf(
    db,
    rows.map(({ enterprise }) => enterprise.credit_code),
  )
  return rows.map(({ user, enterprise }) => ({
    user,
    enterprise,
    /** Other accounts with the same credit code, the oldest first. */
    others: accounts.filter(
      account => account.credit_code === enterprise.credit_code && account.id !== user.id,
    ),
  }))
}

/** When the buyer withdrew a registration that was not submitted again: 企业已于 … 撤回注册资料; empty without one. */
export async function withdrawnText(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ at: enterprises.withdrawn_at })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.user_id))
    .where(and(eq(enterprises.user_id, userId), eq(users.licence_state, 'draft')))
  return row?.at ? `企业已于 ${chinaTime(row.at).slice(0, 16)} 撤回注册资料` : ''
}

/** How many registrations wait for a review. */
export function countRegistrations(db: Db): Promise<number> {
  const submitted = db.select({ id: users.id }).from(users).where(eq(users.licence_state, 'submitted'))
  return db.$count(enterprises, inArray(enterprises.user_id, submitted))
}

/** The accounts that entered one of these credit codes, also those that submitted nothing yet. */
async function accountsOf(db: Db, creditCodes: readonly string[]) {
  if (creditCodes.length === 0) return []
  const { id, company, phone, licence_state } = users
  return db
    .select({ id, company, phone, licence_state, credit_code: enterprises.credit_code })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.user_id))
    .where(inArray(enterprises.credit_code, [...creditCodes]))
    .orderBy(asc(users.id))
}

/** What a reviewer found. `reasons` are by document; the other documents passed. */
export type ReviewFinding =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'reject'
      /** About the whole; may be empty when a document has a reason. */
      readonly note: string
      readonly reasons: Readonly<Partial<Record<DocumentType, string>>>
    }

/**
 * Passes or rejects a submitted registration, in the transaction of the caller, and sends the buyer a message. From then on a
 * passed one has its scopes
 * and its licensed address, and can sign its first supply contract; it is expired when a document ended in the meantime.
 * Throws a 409 for a registration that is not submitted.
 */
export async function reviewRegistration(
  context: Context,
  userId: number,
  finding: ReviewFinding,
): Promise<LicenceState> {
  const { db } = context
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw notFound('注册资料')
  const state = finding.kind === 'pass' ? 'passed' : 'rejected'
  if (user.licence_state !== 'submitted' || !canMoveLicence(user.licence_state, state)) {
    const withdrawn = await withdrawnText(db, userId)
    throw conflict(withdrawn ? `${withdrawn}，重新提交后再审核` : '该企业没有待审核的注册资料')
  }
  if (finding.kind === 'pass') await pass(context, user)
  else await reject(context, user, finding)
  await db.update(users).set({ licence_state: state }).where(eq(users.id, userId))
  if (state === 'rejected') return state
  await updateDocumentExpiry(db, chinaDate(context.now), userId)
  const [after] = await db.select({ state: users.licence_state }).from(users).where(eq(users.id, userId))
  return after?.state ?? state
}

const reviewing = (userId: number) =>
  and(eq(licenceDocuments.user_id, userId), eq(licenceDocuments.review, 'reviewing'))

async function pass(context: Context, user: UserRow): Promise<void> {
  const { db } = context
  await db.update(licenceDocuments).set({ review: 'passed' }).where(reviewing(user.id))
  const [enterprise] = await db
    .update(enterprises)
    .set({ review_note: '' })
    .where(eq(enterprises.user_id, user.id))
    .returning()
  if (!enterprise) throw notFound('注册资料')
  const { scopes, region, district_code, address } = enterprise
  // Older databases have registrations that were submitted without them.
  if (!district_code || scopes.length === 0) throw conflict('注册资料缺少地址或经营范围，请驳回后由企业补充')
  await db
    .update(users)
    .set({ scopes, region_code: district_code, address: region + address })
    .where(eq(users.id, user.id))
  await addLicensedAddress(db, user, enterprise)
  await notifyBuyer(context, user.id, {
    title: '资质审核通过',
    content: `${user.company}的资料已审核通过，现在可以查看价格，签订本年度的供货合同后即可下单。`,
    url: '/dzht',
  })
}

/** The licensed address needs no review of its own. */
async function addLicensedAddress(
  db: Db,
  user: UserRow,
  enterprise: typeof enterprises.$inferSelect,
): Promise<void> {
  const own = eq(addresses.user_id, user.id)
  const { province_code, city_code, district_code, region, address: detail } = enterprise
  const licensed = { review_state: 'licensed', review_text: '' } as const
  const same = and(own, eq(addresses.district_code, district_code), eq(addresses.detail, detail))
  const known = await db.update(addresses).set(licensed).where(same).returning({ id: addresses.id })
  if (known.length === 0) {
    await db.insert(addresses).values({
      user_id: user.id,
      consignee: enterprise.contact,
      mobile: user.phone,
      ...{ province_code, city_code, district_code, region, detail },
      ...licensed,
    })
  }
  await settleDefault(db, user.id)
}

type Rejection = Extract<ReviewFinding, { kind: 'reject' }>

async function reject(context: Context, user: UserRow, { note, reasons }: Rejection): Promise<void> {
  const { db } = context
  const rows = await db.select().from(licenceDocuments).where(reviewing(user.id))
  const wrong = Object.keys(reasons).find(type => rows.every(row => row.type !== type))
  if (wrong) throw invalidField('reasons', `没有待审核的证照 ${wrong}`)
  const rejected = rows.filter(row => reasons[row.type])
  if (note === '' && rejected.length === 0) throw invalidField('note', '请填写驳回原因')
  for (const row of rejected) {
    await db
      .update(licenceDocuments)
      .set({ review: 'rejected', reason: reasons[row.type] ?? '' })
      .where(eq(licenceDocuments.id, row.id))
  }
  const passed = rows.filter(row => !rejected.includes(row)).map(row => row.id)
  await db.update(licenceDocuments).set({ review: 'passed' }).where(inArray(licenceDocuments.id, passed))
  await db.update(enterprises).set({ review_note: note }).where(eq(enterprises.user_id, user.id))
  const found = [note, ...rejected.map(row => `《${DOCUMENTS[row.type].name}》${reasons[row.type]}`)]
  await notifyBuyer(context, user.id, {
    title: '资质审核未通过',
    content: `${found.filter(Boolean).join('；')}。请修改后重新提交。`,
  })
}

async function notifyBuyer(
  { db, now }: Context,
  user_id: number,
  text: { title: string; content: string; url?: string },
): Promise<void> {
  await db.insert(messages).values({ user_id, kind: 'licence', url: '/register', created_at: now, ...text })
}
