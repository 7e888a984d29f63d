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
export async function requireSupplyContract({ db, viewer, now }: BuyerContext): Promise<void> {
  const { id, licence_state } = viewer.buyer
  if (!isLicenceChecked(licence_state)) return
  const [signed] = await db
    .select({ id: supplyContracts.id })
    .from(supplyContracts)
    .where(and(eq(supplyContracts.user_id, id), runsOn(supplyContracts, chinaDate(now))))
    .limit(1)
  if (!signed) throw new Refusal(CODE.locked, '采购前请先签订本年度的供货合同')
}

/** Stores a contract for a year from today on, signed now. */
export async function addSupplyContract({ db, now }: Context, user_id: number): Promise<void> {
  await db.insert(supplyContracts).values({ user_id, ...yearFrom(chinaDate(now)), signed_at: now })
}
