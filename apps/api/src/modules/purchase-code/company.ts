import { and, eq, isNull } from 'drizzle-orm'
import { companyOf } from '../../session/stores'
import type { BuyerContext } from '../../wire/context'
import { purchaseCodes } from './tables'

/** The rows that the company of the caller uses. */
export function usedBy({ viewer }: Pick<BuyerContext, 'viewer'>) {
  return and(eq(purchaseCodes.company_id, companyOf(viewer.buyer)), isNull(purchaseCodes.removed_at))
}
