import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { deliverableAddresses } from '../src/modules/address/review'
import { addresses } from '../src/modules/address/tables'
import {
  cancelRedemption,
  lockRedemption,
  receiveRedemption,
  shipRedemption,
} from '../src/modules/redemption/change'
import { redeemGift } from '../src/modules/redemption/create'
import type { RedemptionRow } from '../src/modules/redemption/list'
import { pointsGifts } from '../src/modules/redemption/tables'
import type { BuyerViewer, Context } from '../src/wire/context'

const DAY_MS = 86_400_000

type Step = (context: Context, row: RedemptionRow) => Promise<RedemptionRow>

const ship: Step = (context, row) =>
  shipRedemption(context, row, { company: '中通快递', tracking_no: `ZT${row.sn.slice(-12)}` })

const cancel: Step = (context, row) => cancelRedemption(context, row, { reason: '买家取消', by: 'buyer' })

/** The demo buyer's redemptions, the oldest first: one in every status. A step takes a day. */
const REDEMPTIONS: readonly { gift: string; number: number; daysAgo: number; steps: readonly Step[] }[] = [
  { gift: '电子温湿度计', number: 1, daysAgo: 62, steps: [ship, receiveRedemption] },
  { gift: '不锈钢保温杯', number: 1, daysAgo: 30, steps: [cancel] },
  { gift: '热敏小票打印纸', number: 1, daysAgo: 3, steps: [ship] },
  { gift: '药店手提袋', number: 1, daysAgo: 1, steps: [] },
]

/** Redeems points of a demo buyer, as the buyer does. Needs the gifts, an address and points. */
export async function seedRedemptions(db: Db, viewer: BuyerViewer, now: Date): Promise<void> {
  const [address] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.user_id, viewer.buyer.id), deliverableAddresses))
    .orderBy(desc(addresses.is_default))
  for (const { gift: name, number, daysAgo, steps } of REDEMPTIONS) {
    const [gift] = await db.select().from(pointsGifts).where(eq(pointsGifts.name, name))
    if (!gift || !address) throw new Error(`seed: no gift is called ${name}, or the buyer has no address.`)
    const at = (day: number) => ({ db, viewer, now: new Date(now.getTime() - (daysAgo - day) * DAY_MS) })
    const { id } = await redeemGift(at(0), {
      gift_id: gift.id,
      number,
      address_id: address.id,
      expected_points: gift.points * number,
      expected_cash: '0.00',
    })
    for (const [done, step] of steps.entries()) await step(at(done + 1), await lockRedemption(db, id))
  }
}
