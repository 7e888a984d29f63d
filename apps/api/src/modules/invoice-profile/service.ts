import type { InputOf } from '@yaoji/api-client/contract'
import type {
  InvoiceProfile,
  InvoiceProfileAnswer,
  invoiceProfileSave,
} from '@yaoji/api-client/contract/invoice'
import { INVOICE_TYPE_CODES, INVOICE_TYPES, type InvoiceType, isLicenceChecked } from '@yaoji/domain'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField } from '../../wire/refusal'
import { enterprises } from '../licence/tables'
import { invoiceProfiles } from './tables'

type ProfileRow = typeof invoiceProfiles.$inferSelect

/** Who the buyer's invoices are made out to, a change that is not in force, and the types that can be chosen. */
export async function showProfile({ db, viewer }: BuyerContext): Promise<InvoiceProfileAnswer> {
  const { buyer } = viewer
  const profile = await currentProfile(db, buyer)
  const last = await lastVersion(db, buyer.id)
  return {
    profile,
    change:
      last && (last.review === 'reviewing' || last.review === 'rejected')
        ? await changeOf(db, buyer, last)
        : null,
    types: INVOICE_TYPE_CODES.map(type => ({
      type,
      text: INVOICE_TYPES[type].text,
      reason: typeProblem(type, profile),
    })),
  }
}

/** The profile that is valid now; null until the buyer's licence passed its review. */
export async function currentProfile(db: Db, buyer: UserRow): Promise<InvoiceProfile | null> {
  if (!isLicenceChecked(buyer.licence_state)) return null
  const [passed] = await db
    .select()
    .from(invoiceProfiles)
    .where(and(eq(invoiceProfiles.user_id, buyer.id), eq(invoiceProfiles.review, 'passed')))
    .orderBy(desc(invoiceProfiles.id))
    .limit(1)
  const [enterprise] = await db.select().from(enterprises).where(eq(enterprises.user_id, buyer.id))
  const registered = {
    address: enterprise?.invoice_address || buyer.address,
    phone: enterprise?.invoice_phone || buyer.phone,
    bank: enterprise?.bank ?? '',
    account: enterprise?.account ?? '',
  }
  return {
    title: buyer.company,
    tax_no: enterprise?.credit_code ?? '',
    ...(passed ? detailsOf(passed) : registered),
  }
}

/** Why this type cannot be chosen with this profile; empty when it can. */
export function typeProblem(type: InvoiceType, profile: InvoiceProfile | null): string {
  if (!profile) return '资质审核通过后才能开票'
  if (!INVOICE_TYPES[type].needs_bank || (profile.bank && profile.account)) return ''
  return '专用发票需要开户银行和账号，请先完善开票信息并通过审核'
}

/** Throws a 422 at the field when the buyer cannot have an invoice of this type. */
export async function requireType(
  { db, viewer }: Pick<BuyerContext, 'db' | 'viewer'>,
  { type, field }: { type: InvoiceType; field: string },
): Promise<void> {
  const problem = typeProblem(type, await currentProfile(db, viewer.buyer))
  if (problem) throw invalidField(field, problem)
}

/**
 * Submits a change for review. It takes the place of one that waits; the valid profile stays until it passes. Returns the
 * id of the version.
 */
export async function saveProfile(
  { db, viewer, now }: BuyerContext,
  input: InputOf<typeof invoiceProfileSave>,
): Promise<number> {
  const { buyer } = viewer
  if (!isLicenceChecked(buyer.licence_state)) throw conflict('资质审核通过后才能修改开票信息')
  await db.select({ id: users.id }).from(users).where(eq(users.id, buyer.id)).for('update')
  const profile = await currentProfile(db, buyer)
  if (profile && sameDetails(profile, input)) throw conflict('开票信息没有变化')
  await db
    .update(invoiceProfiles)
    .set({ review: 'withdrawn' })
    .where(and(eq(invoiceProfiles.user_id, buyer.id), eq(invoiceProfiles.review, 'reviewing')))
  const [version] = await db
    .insert(invoiceProfiles)
    .values({ user_id: buyer.id, ...detailsOf(input), review: 'reviewing', submitted_at: now })
    .returning({ id: invoiceProfiles.id })
  return version?.id as number
}

type Details = Pick<InvoiceProfile, 'address' | 'phone' | 'bank' | 'account'>

function detailsOf({ address, phone, bank, account }: Details): Details {
  return { address, phone, bank, account }
}

function sameDetails(one: Details, other: Details): boolean {
  return JSON.stringify(detailsOf(one)) === JSON.stringify(detailsOf(other))
}

async function lastVersion(db: Db, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select()
    .from(invoiceProfiles)
    .where(and(eq(invoiceProfiles.user_id, userId), ne(invoiceProfiles.review, 'withdrawn')))
    .orderBy(desc(invoiceProfiles.id))
    .limit(1)
  return row
}

async function changeOf(db: Db, buyer: UserRow, row: ProfileRow): Promise<InvoiceProfileAnswer['change']> {
  const [enterprise] = await db.select().from(enterprises).where(eq(enterprises.user_id, buyer.id))
  const state = row.review === 'rejected' ? 'rejected' : 'reviewing'
  return {
    title: buyer.company,
    tax_no: enterprise?.credit_code ?? '',
    ...detailsOf(row),
    state,
    state_text: state === 'rejected' ? '未通过' : '审核中',
    reason: row.reason,
    submitted_at: chinaTime(row.submitted_at),
  }
}
