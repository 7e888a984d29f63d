import type { InputOf } from '@yaoji/api-client/contract'
import {
  ADDRESS_LIMIT,
  type Address,
  type addressCreate,
  type addressUpdate,
} from '@yaoji/api-client/contract/address'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { lockAddresses } from './lock'
import { findRegion } from './regions'
import { beginReview, deliverableAddresses, isDeliverable, reviewAnswer } from './review'
import { addresses } from './tables'

type AddressRow = typeof addresses.$inferSelect
type AddressInput = InputOf<typeof addressCreate>

/** A buyer's addresses, the default first. */
export async function listAddresses(db: Db, userId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.is_default), asc(addresses.id))
  return rows.map(toAddress)
}

/** Adds an address. The first one is the default; one other than the licensed address is reviewed first. */
export async function addAddress(context: BuyerContext, input: AddressInput): Promise<Address> {
  const { db, viewer } = context
  const path = await findRegion(db, input.district_code)
  await lockAddresses(context)
  const [saved] = await db
    .select({ number: count() })
    .from(addresses)
    .where(eq(addresses.user_id, viewer.buyer.id))
  const savedCount = saved?.number ?? 0
  if (savedCount >= ADDRESS_LIMIT) {
    throw conflict(`最多保存 ${ADDRESS_LIMIT} 个收货地址，请先删除不用的地址`)
  }
  const is_default = savedCount === 0 || input.is_default === 1 ? 1 : 0
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
      ...beginReview(path.region + input.detail, viewer.buyer.address),
    })
    .returning()
  return toAddress(row as AddressRow)
}

/**
 * Changes an address. A changed place is reviewed again; a name or number is not. The default stays the default: one
 * address always is, so only another one can replace it.
 */
export async function changeAddress(
  context: BuyerContext,
  { id, ...input }: InputOf<typeof addressUpdate>,
): Promise<Address> {
  const { db, viewer } = context
  const path = await findRegion(db, input.district_code)
  await lockAddresses(context)
  const before = await findAddress(context, id)
  const moved = before.district_code !== path.district_code || before.detail !== input.detail
  const is_default = before.is_default === 1 || input.is_default === 1 ? 1 : 0
  if (is_default !== before.is_default) await clearDefault(context)
  const [row] = await db
    .update(addresses)
    .set({
      consignee: input.consignee,
      mobile: input.mobile,
      detail: input.detail,
      is_default,
      ...path,
      ...(moved && beginReview(path.region + input.detail, viewer.buyer.address)),
    })
    .where(eq(addresses.id, id))
    .returning()
  return toAddress(row as AddressRow)
}

/** Makes an address the default one. Orders must be deliverable to it. */
export async function setDefaultAddress(context: BuyerContext, id: number): Promise<Address> {
  await lockAddresses(context)
  const { review_state } = await findAddress(context, id)
  if (!isDeliverable(review_state)) throw conflict('该地址还没有通过审核，通过后才能设为默认地址')
  await clearDefault(context)
  const [row] = await context.db
    .update(addresses)
    .set({ is_default: 1 })
    .where(eq(addresses.id, id))
    .returning()
  return toAddress(row as AddressRow)
}

/**
 * Removes an address. When it was the default, another one takes its place: the oldest that can be delivered to, else
 * the oldest.
 */
export async function removeAddress(context: BuyerContext, id: number): Promise<void> {
  const { db, viewer } = context
  await lockAddresses(context)
  const removed = await findAddress(context, id)
  await db.delete(addresses).where(eq(addresses.id, removed.id))
  if (removed.is_default === 0) return
  const [next] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.user_id, viewer.buyer.id))
    .orderBy(desc(deliverableAddresses), asc(addresses.id))
    .limit(1)
  if (next) await db.update(addresses).set({ is_default: 1 }).where(eq(addresses.id, next.id))
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

function toAddress({ user_id: _owner, ...row }: AddressRow): Address {
  return { ...row, ...reviewAnswer(row) }
}
