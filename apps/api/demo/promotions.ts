import type { Db } from '../src/db/types'
import { monthBefore, monthOf } from '../src/modules/cashback/months'
import { cashbackPlans } from '../src/modules/cashback/tables'
import { welfares } from '../src/modules/promotion/tables'
import { addDays, chinaDate, chinaMoment } from '../src/wire/clock'

/** Tiers of the monthly cashback, in fen. */
const CASHBACK_TIERS = [
  { amount: 300_000, cashback: 1_500 },
  { amount: 600_000, cashback: 3_600 },
  { amount: 2_000_000, cashback: 15_000 },
  { amount: 5_000_000, cashback: 45_000 },
]

/** Fills the welfare discount and the monthly cashback. The discount is older than every order of the demo. */
export async function seedPromotions(db: Db, now: Date): Promise<void> {
  const today = chinaDate(now)
  await db.insert(welfares).values({
    id: 1,
    rate: 9400,
    category_ids: [],
    scope_text: '全部品类',
    begin_at: chinaMoment(addDays(today, -40), 0),
    end_at: chinaMoment(addDays(today, 120), 0),
  })
  await db
    .insert(cashbackPlans)
    .values({ id: 1, begin_month: monthBefore(monthOf(now), 3), tiers: CASHBACK_TIERS })
}
