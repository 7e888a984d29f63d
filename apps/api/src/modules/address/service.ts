import type { InputOf } from '@yaoji/api-client/contract'
import type { Address, addressCreate, addressUpdate } from '@yaoji/api-client/contract/address'
import { isPhone } from '@yaoji/domain'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { users } from '../session/tables'
import type { UserRow } from '../session/viewer'
import { type RegionPath, regionPath } from './regions'
import { addresses } from './tables'

type AddressRow = typeof addresses.$inferSelect
type AddressInput = InputOf<typeof addressCreate>

/** Largest number of addresses of one buyer. */
const MOST = 50

const IN_REVIEW = '与证照地址不同，审核中，通过后可以配送'

/** A buyer's addresses, the default first. */
export async function listAddresses(db: Db, userId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.is_default), asc(addresses.id))
  return rows.map(toAddress)
}

/** Adds an address. The first one is the default; any but the licensed address waits for a review. */
export async function addAddress(context: BuyerContext, input: AddressInput): Promise<Address> {
  const { db, viewer } = context
  const path = await checkInput(db, input)
  await lockBuyer(context)
  const [kept] = await db
    .select({ number: count() })
    .from(addresses)
    .where(eq(addresses.user_id, viewer.buyer.id))
  const known = kept?.number ?? 0
  if (known >= MOST) throw conflict(`最多保存 ${MOST} 个地址，请先删除不用的地址`)
  const is_default = known === 0 || input.is_default === 1 ? 1 : 0
  if (is_default === 1) await clearDefault(context)
  const [row] = await db
    .insert(addresses)
    .values({
      user_id: viewer.buyer.id,
      consignee: input.consignee,
      mobile: input.mobile,
      detail: input.detail,
      is_default,
      ...path,
      ...review(viewer.buyer, path, input.detail),
    })
    .returning()
  return toAddress(row as AddressRow)
}

/** Changes an address. A changed place is reviewed again; a changed name or number is not. */
export async function changeAddress(
  context: BuyerContext,
  { id, ...input }: InputOf<typeof addressUpdate>,
): Promise<Address> {
  const { db, viewer } = context
  const path = await checkInput(db, input)
  await lockBuyer(context)
  const before = await findAddress(context, id)
  const moved = before.district_code !== path.district_code || before.detail !== input.detail
  const is_default = input.is_default ?? before.is_default
  if (is_default === 1 && before.is_default === 0) await clearDefault(context)
  const [row] = await db
    .update(addresses)
    .set({
      consignee: input.consignee,
      mobile: input.mobile,
      detail: input.detail,
      is_default,
      ...path,
      ...(moved ? review(viewer.buyer, path, input.detail) : {}),
    })
    .where(eq(addresses.id, id))
    .returning()
  return toAddress(row as AddressRow)
}

/** Removes an address. When it was the default, the oldest of the others becomes the default. */
export async function removeAddress(context: BuyerContext, id: number): Promise<void> {
  const { db, viewer } = context
  await lockBuyer(context)
  const gone = await findAddress(context, id)
  await db.delete(addresses).where(eq(addresses.id, gone.id))
  if (gone.is_default === 0) return
  const [next] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.user_id, viewer.buyer.id))
    .orderBy(desc(addresses.is_reviewed), asc(addresses.id))
    .limit(1)
  if (next) await db.update(addresses).set({ is_default: 1 }).where(eq(addresses.id, next.id))
}

/** One buyer's addresses change one at a time, so that there is never a second default. */
async function lockBuyer({ db, viewer }: BuyerContext): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, viewer.buyer.id)).for('update')
}

async function findAddress({ db, viewer }: BuyerContext, id: number): Promise<AddressRow> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, viewer.buyer.id)))
  if (!row) throw notFound('地址')
  return row
}

async function clearDefault({ db, viewer }: BuyerContext): Promise<void> {
  await db.update(addresses).set({ is_default: 0 }).where(eq(addresses.user_id, viewer.buyer.id))
}

async function checkInput(db: Db, input: AddressInput): Promise<RegionPath> {
  if (!isPhone(input.mobile, { landline: true })) {
    throw invalidField('mobile', '请填写 11 位手机号，或带区号的座机，如 028-85551234')
  }
  const path = await regionPath(db, input.district_code)
  if (!path) throw invalidField('district_code', '请选择到区县')
  return path
}

/** Medicines are delivered to the licensed address; any other place is reviewed first. */
function review(
  buyer: UserRow,
  { region }: RegionPath,
  detail: string,
): Pick<AddressRow, 'is_reviewed' | 'review_text'> {
  const licensed = withoutSpaces(region + detail) === withoutSpaces(buyer.address)
  return licensed ? { is_reviewed: 1, review_text: '证照地址' } : { is_reviewed: 0, review_text: IN_REVIEW }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

function toAddress({ user_id: _owner, ...row }: AddressRow): Address {
  return row
}
