import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { invalidField, missingIn } from '../../wire/refusal'
import { reviewAnswer } from './review'
import { addresses } from './tables'

/** A copy of an address, kept by what is delivered to it. */
export type DeliveryAddress = Pick<
  typeof addresses.$inferSelect,
  'consignee' | 'mobile' | 'region' | 'detail'
>

/** A copy of the buyer’s address for a delivery. Throws when the address is not approved for delivery. */
export async function deliverableAddress(db: Db, userId: number, id: number): Promise<DeliveryAddress> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, userId)))
  if (!row) throw missingIn('address_id', '收货地址不存在，请重新选择')
  if (reviewAnswer(row).is_reviewed === 0) {
    throw invalidField('address_id', '该地址还没有通过审核，请选择其他地址')
  }
  const { consignee, mobile, region, detail } = row
  return { consignee, mobile, region, detail }
}
