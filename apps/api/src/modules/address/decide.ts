import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { sendMessage } from '../message/send'
import { settleDefault } from './default'
import { lockAddresses } from './lock'
import { addresses } from './tables'

type Place = Pick<typeof addresses.$inferSelect, 'region' | 'detail'>

/** Names the place of an address, so that a review refers to the place that was seen. */
export function placeRevision({ region, detail }: Place): string {
  return createHash('sha256').update(`${region}\n${detail}`).digest('hex').slice(0, 8)
}

/**
 * The shop's decision about an address that is not the licensed one: passed, or rejected with the reason for the buyer. A
 * passed one becomes the default where the buyer chose it. Refuses when the place is not the one that was seen.
 */
export async function reviewAddress(
  context: Context,
  { id, revision }: { id: number; revision: string },
  reason: string | null,
): Promise<void> {
  const { db } = context
  const [owner] = await db.select({ user_id: addresses.user_id }).from(addresses).where(eq(addresses.id, id))
  if (!owner) throw notFound('收货地址')
  await lockAddresses(db, owner.user_id)
  const [address] = await db.select().from(addresses).where(eq(addresses.id, id))
  if (!address) throw notFound('收货地址')
  if (address.review_state !== 'waiting') throw conflict('收货地址不在审核中')
  if (placeRevision(address) !== revision) throw conflict('买家已修改收货地址，请重新列出后再审核')
  const passed = reason === null
  await db
    .update(addresses)
    .set({ review_state: passed ? 'passed' : 'rejected', review_text: reason ?? '' })
    .where(eq(addresses.id, id))
  await settleDefault(db, owner.user_id)
  const [after] = await db
    .select({ is_default: addresses.is_default })
    .from(addresses)
    .where(eq(addresses.id, id))
  const becameDefault = after?.is_default === 1 && address.is_default === 0
  const place = `${address.region}${address.detail}`
  await sendMessage(context, {
    user_id: address.user_id,
    kind: 'licence',
    title: passed ? '收货地址已通过' : '收货地址未通过',
    content: passed
      ? `${place} 可以下单配送了${becameDefault ? '，已成为默认地址' : ''}。`
      : `${place}：${reason}。修改后会重新审核。`,
    url: '/zhzx/addr',
  })
}
