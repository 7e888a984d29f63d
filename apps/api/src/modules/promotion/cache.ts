import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '../../db/group-by'
import { jsonRows } from '../../db/json-rows'
import { keptOf } from '../../db/kept'
import type { Db } from '../../db/types'
import { fullReductionGoods, fullReductions, gifts, welfares } from './tables'

/** The gift of a product: `give` packs of another one, or of itself, for each `need` packs. */
export interface GiftOffer {
  readonly need: number
  readonly give: number
  readonly gift_goods_id: number
}

/** A full reduction that a product takes part in, from its first day to its last one, `YYYY-MM-DD`. */
interface ReductionOffer {
  readonly goods_manjian_id: number
  readonly begin_date: string
  readonly end_date: string
}

interface WelfareOffer {
  readonly rate: number
  readonly category_ids: readonly number[]
  readonly begin_at: Date
  /** The first moment after the period. */
  readonly end_at: Date
}

/** Everything that products take part in, whether it runs now or not. */
export interface Promotions {
  /** Null before the first write. */
  readonly revision: number | null
  readonly welfares: readonly WelfareOffer[]
  /** By product, the lowest id first. */
  readonly reductions: ReadonlyMap<number, readonly ReductionOffer[]>
  /** By product; of several gifts the one with the highest id. */
  readonly gifts: ReadonlyMap<number, GiftOffer>
}

interface Cache {
  promotions: Promotions | null
}

const emptyCache = (): Cache => ({ promotions: null })

/** The number that the promotions have now, as an expression. */
export const PROMOTION_REVISION: SQL<number | null> = sql`(select revision from promotion_revision)`.mapWith(
  Number,
)

/** The promotions with a number. This process keeps them, and reads them again when the number is another one. */
export async function promotionsAt(db: Db, revision: number | null): Promise<Promotions> {
  const cache = keptOf(db, emptyCache)
  if (cache.promotions?.revision === revision) return cache.promotions
  const promotions = await readPromotions(db)
  cache.promotions = promotions
  return promotions
}

async function readPromotions(db: Db): Promise<Promotions> {
  const { rate, category_ids, begin_at, end_at } = welfares
  const { goods_id, goods_manjian_id } = fullReductionGoods
  const { begin_date, end_date } = fullReductions
  const { need, give, gift_goods_id } = gifts
  const [found] = await db
    .select({
      revision: PROMOTION_REVISION,
      welfares: jsonRows(db.select({ rate, category_ids, begin_at, end_at }).from(welfares)),
      reductions: jsonRows(
        db
          .select({ goods_id, goods_manjian_id, begin_date, end_date })
          .from(fullReductionGoods)
          .innerJoin(fullReductions, eq(fullReductions.goods_manjian_id, goods_manjian_id))
          .orderBy(asc(goods_manjian_id)),
      ),
      gifts: jsonRows(
        db.select({ goods_id: gifts.goods_id, need, give, gift_goods_id }).from(gifts).orderBy(asc(gifts.id)),
      ),
    })
    .from(sql`(select 1) as one`)
  if (!found) throw new Error('The statement of the promotions answered no row.')
  return {
    revision: found.revision,
    welfares: found.welfares.map(({ begin_at, end_at, ...row }) => ({
      ...row,
      begin_at: new Date(begin_at),
      end_at: new Date(end_at),
    })),
    reductions: groupBy(found.reductions, row => row.goods_id),
    gifts: new Map(found.gifts.map(row => [row.goods_id, row])),
  }
}
