import { couponClaim } from '@yaoji/api-client/contract/coupon'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { couponTemplates, userCoupons } from '../../src/modules/coupon/tables'
import { giveMoney, insertTemplate } from '../buyer-data'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const CLAIMS = 40
const DAY_MS = 86_400_000

/** Claims one coupon at once: by one buyer of a crowd after the other. */
async function claimAtOnce({
  buyers,
  sabotage,
  ...limits
}: { buyers: number; sabotage?: string } & Partial<typeof couponTemplates.$inferInsert>) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  const crowd = await insertCrowd(db, buyers)
  // With a wallet: making the first one waits for the others, whatever locks it.
  for (const userId of crowd) await giveMoney(db, userId, '1.00')
  const id = await insertTemplate(db, {
    begin_at: new Date(Date.now() - DAY_MS),
    end_at: new Date(Date.now() + DAY_MS),
    ...limits,
  })
  const clients = await cluster.buyers(Array.from({ length: CLAIMS }, (_, turn) => crowd[turn % buyers] ?? 0))
  await cluster.warmUp()
  const outcomes = await Promise.all(clients.map(client => outcomeOf(client.call(couponClaim, { id }))))
  const held = await db.select().from(userCoupons).where(eq(userCoupons.template_id, id))
  const [template] = await db.select().from(couponTemplates).where(eq(couponTemplates.id, id))
  const messages = outcomes.flatMap(outcome => ('data' in outcome ? [] : [outcome.message]))
  return {
    codes: countCodes(outcomes),
    messages: [...new Set(messages)],
    held: held.length,
    claimed: template!.claimed,
  }
}

const DAILY = { buyers: 1, quota: 1000, per_buyer: 10, per_day: 1 }

test('[SV-03] forty claims of one buyer at once: the limit of a day holds', async () => {
  expect(await claimAtOnce(DAILY)).toEqual({
    codes: { 200: 1, 409: CLAIMS - 1 },
    messages: ['今日已领取，明天可以再领'],
    held: 1,
    claimed: 1,
  })
})

test('sabotage: claims that do not wait for each other exceed the limit of a day', async () => {
  const { held } = await claimAtOnce({ ...DAILY, sabotage: 'claim' })
  expect(held).toBeGreaterThan(1)
})

test('[SV-03] forty buyers claim a coupon at once: never more than there are', async () => {
  expect(await claimAtOnce({ buyers: CLAIMS, quota: 7, per_buyer: 1, per_day: 1 })).toEqual({
    codes: { 200: 7, 409: CLAIMS - 7 },
    messages: ['优惠券已领完'],
    held: 7,
    claimed: 7,
  })
})
