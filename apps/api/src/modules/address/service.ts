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
import { clearChoice, settleDefault } from './default'
import { lockAddresses } from './lock'
import { findRegion } from './regions'
import { beginReview, isDeliverable, reviewAnswer } from './review'
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

/**
 * Adds an address. The first one is the default; one other than the licensed address is reviewed first, and becomes the
 * default after that.
 */
export async function addAddress(context: BuyerContext, input: AddressInput): Promise<Address> {
  const { db, viewer } = context
  const path = await findRegion(db, input.district_code)
  const user_id = viewer.buyer.id
  await lockAddresses(db, user_id)
  const [saved] = await db.select({ number: count() }).from(addresses).where(eq(addresses.user_id, user_id))
  if ((saved?.number ?? 0) >= ADDRESS_LIMIT) {
    throw conflict(`最多保存 ${ADDRESS_LIMIT} 个收货地址，请先删除不用的地址`)
  }
  const becomes_default = input.is_default === 1 ? 1 : 0
  if (becomes_default === 1) await clearChoice(db, user_id)
  const [row] = await db
    .insert(addresses)
    .values({
      user_id,
      consignee: input.consignee,
      mobile: input.mobile,
      detail: input.detail,
      becomes_default,
      ...path,
      ...beginReview(path.region + input.detail, viewer.buyer.address),
    })
    .returning({ id: addresses.id })
  return settled(context, row?.id as number)
}

/**
 * Changes an address. A changed place is reviewed again; a name or number is not. The default stays the default: one
 * address always is, so only another one can replace it. While it is reviewed again, another one that can be delivered
 * to does.
 */
export async function changeAddress(
  context: BuyerContext,
  { id, ...input }: InputOf<typeof addressUpdate>,
): Promise<Address> {
  const { db, viewer } = context
  const path = await findRegion(db, input.district_code)
  await lockAddresses(db, viewer.buyer.id)
  const before = await findAddress(context, id)
  const moved = before.district_code !== path.district_code || before.detail !== input.detail
  const becomes_default = input.is_default === 1 ? 1 : 0
  if (becomes_default === 1) await clearChoice(db, viewer.buyer.id)
  await db
    .update(addresses)
    .set({
      consignee: input.consignee,
      mobile: input.mobile,
      detail: input.detail,
      becomes_default,
      ...path,
      ...(moved && beginReview(path.region + input.detail, viewer.buyer.address)),
    })
    .where(eq(addresses.id, id))
  return settled(context, id)
}

/** Makes an address the default one. Orders must be deliverable to it. */
export async function setDefaultAddress(context: BuyerContext, id: number): Promise<Address> {
  const { db, viewer } = context
  await lockAddresses(db, viewer.buyer.id)
  const { review_state } = await findAddress(context, id)
  if (!isDeliverable(review_state)) throw conflict('该地址还没有通过审核，通过后才能设为默认地址')
  await clearChoice(db, viewer.buyer.id)
  await db.update(addresses).set({ becomes_default: 1 }).where(eq(addresses.id, id))
  return settled(context, id)
}

/** Removes an address. When it was the default, another one takes its place. */
export async function removeAddress(context: BuyerContext, id: number): Promise<void> {
  const { db, viewer } = context
  await lockAddresses(db, viewer.buyer.id)
  const removed = await findAddress(context, id)
  await db.delete(addresses).where(eq(addresses.id, removed.id))
  await settleDefault(db, viewer.buyer.id)
}

/** An address after its change has decided about the default. */
async function settled(context: BuyerContext, id: number): Promise<Address> {
  await settleDefault(context.db, context.viewer.buyer.id)
  return toAddress(await findAddress(context, id))
}

async function findAddress({ db, viewer }: BuyerContext, id: number): Promise<AddressRow> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, viewer.buyer.id)))
  if (!row) throw notFound('地址')
  return row
}

function toAddress({ user_id: _owner, ...row }: AddressRow): Address {
  return { ...row, ...reviewAnswer(row) }
}
