import { CODE } from '@yaoji/api-client/contract'
import { isLicenceChecked } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import { runsOn } from '../../db/runs-on'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext, Context } from '../../wire/context'
import { Refusal } from '../../wire/refusal'
import { yearFrom } from './period'
import { supplyContracts } from './tables'

/** Throws a 459 (ER-03) for an approved buyer without a signed supply contract for today. */
export async function requireSupplyContract(context: BuyerContext): Promise<void> {
  if (!isLicenceChecked(context.viewer.buyer.licence_state)) return
  if (!(await hasSupplyContract(context))) throw new Refusal(CODE.locked, '采购前请先签订本年度的供货合同')
}

/** Whether the buyer has a signed supply contract for today. */
export async function hasSupplyContract({ db, viewer, now }: BuyerContext): Promise<boolean> {
  const [signed] = await db
    .select({ id: supplyContracts.id })
    .from(supplyContracts)
    .where(and(eq(supplyContracts.user_id, viewer.buyer.id), runsOn(supplyContracts, chinaDate(now))))
    .limit(1)
  return signed !== undefined
}

/** Stores a contract for a year from today on, signed now. */
export async function addSupplyContract({ db, now }: Context, user_id: number): Promise<void> {
  await db.insert(supplyContracts).values({ user_id, ...yearFrom(chinaDate(now)), signed_at: now })
}
