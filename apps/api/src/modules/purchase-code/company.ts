import { and, eq, isNull } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { purchaseCodes } from './tables'

/** The company of a buyer: all stores of a head office share what it keeps. */
export const companyOf = ({ buyer }: BuyerContext['viewer']) => buyer.head_id ?? buyer.id

/** The rows that the company of the caller uses. */
export function usedBy({ viewer }: Pick<BuyerContext, 'viewer'>) {
  return and(eq(purchaseCodes.company_id, companyOf(viewer)), isNull(purchaseCodes.removed_at))
}
