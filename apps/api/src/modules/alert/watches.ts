import type { WatchedGoods } from '@yaoji/domain'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { goodsWatches } from './tables'

/** What is known of a product now. */
export interface NewWatch extends WatchedGoods {
  readonly goods_id: number
  /** Its stock has come back. */
  readonly isBack: boolean
}

/** What was known of the buyer's products at the last evaluation. */
export async function readWatches({ db, viewer }: BuyerContext): Promise<Map<number, WatchedGoods>> {
  const rows = await db.select().from(goodsWatches).where(eq(goodsWatches.user_id, viewer.buyer.id))
  return new Map(
    rows.map(({ goods_id, price, in_stock, short_expiry }) => [
      goods_id,
      { price, in_stock: in_stock === null ? null : in_stock === 1, short_expiry },
    ]),
  )
}

/** Keeps what is known now. The time at which stock came back stays until it comes back again. */
export async function keepWatches({ db, viewer, now }: BuyerContext, watches: readonly NewWatch[]) {
  if (watches.length === 0) return
  await db
    .insert(goodsWatches)
    .values(
      watches.map(({ isBack, in_stock, ...watch }) => ({
        ...watch,
        user_id: viewer.buyer.id,
        in_stock: in_stock === null ? null : toFlag(in_stock),
        back_at: isBack ? now : null,
      })),
    )
    .onConflictDoUpdate({
      target: [goodsWatches.user_id, goodsWatches.goods_id],
      set: {
        price: sql`excluded.price`,
        in_stock: sql`excluded.in_stock`,
        back_at: sql`coalesce(excluded.back_at, ${goodsWatches.back_at})`,
        short_expiry: sql`excluded.short_expiry`,
      },
    })
}

/** Forgets all products but these: one that is a favourite again later begins again, with the price of then. */
export async function forgetOthers({ db, viewer }: BuyerContext, goodsIds: number[]): Promise<void> {
  const others = goodsIds.length > 0 ? notInArray(goodsWatches.goods_id, goodsIds) : undefined
  await db.delete(goodsWatches).where(and(eq(goodsWatches.user_id, viewer.buyer.id), others))
}

function toFlag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0
}
