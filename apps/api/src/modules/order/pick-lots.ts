import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { stockLots } from '../goods/tables'
import { Shortage } from './stock'

type Lot = typeof stockLots.$inferSelect

/** Packs to pick of one line that owns stock. */
export interface Pick {
  readonly stock_goods_price_id: number
  readonly number: number
}

/** Packs picked from one lot. */
export interface PickedLot {
  readonly lot: Lot
  readonly number: number
}

/**
 * Picks each need from lots that are not expired, first expired first out, and takes the packs from them. Returns the
 * lots of each need in the given order. The caller has locked the lines’ stock, so that nobody else picks meanwhile.
 * Throws a {@link Shortage} when the lots have too few packs.
 */
export async function pickLots(db: Db, needs: readonly Pick[], today: string): Promise<PickedLot[][]> {
  const shelves = await lockLots(
    db,
    needs.map(need => need.stock_goods_price_id),
    today,
  )
  const picked = needs.map(need => pickFrom(shelves.get(need.stock_goods_price_id) ?? [], need.number))
  const taken = picked.flat().map(({ lot, number }) => ({ id: lot.id, number }))
  await db.execute(sql`
    update stock_lots lot set number = lot.number - taken.number
    from (select id, sum(number)::int as number from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
      as pick(id int, number int) group by id) taken
    where lot.id = taken.id`)
  return picked
}

/** Returns packs to their lots. */
export async function putBackLots(
  db: Db,
  lots: readonly { lot_id: number; number: number }[],
): Promise<void> {
  await db.execute(sql`
    update stock_lots lot set number = lot.number + back.number
    from (select lot_id, sum(number)::int as number from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb)
      as pick(lot_id int, number int) group by lot_id) back
    where lot.id = back.lot_id`)
}

interface OpenLot {
  readonly lot: Lot
  /** The rest while picking. */
  left: number
}

/** The lots of these lines, first expired first. */
async function lockLots(db: Db, priceIds: readonly number[], today: string): Promise<Map<number, OpenLot[]>> {
  if (priceIds.length === 0) return new Map()
  const lots = await db
    .select()
    .from(stockLots)
    .where(
      and(
        inArray(stockLots.goods_price_id, [...new Set(priceIds)]),
        gt(stockLots.number, 0),
        gt(stockLots.expiry_date, today),
      ),
    )
    .orderBy(asc(stockLots.goods_price_id), asc(stockLots.expiry_date), asc(stockLots.id))
    .for('update')
  const shelves = new Map<number, OpenLot[]>()
  for (const lot of lots) {
    const shelf = { lot, left: lot.number }
    const row = shelves.get(lot.goods_price_id)
    if (row) row.push(shelf)
    else shelves.set(lot.goods_price_id, [shelf])
  }
  return shelves
}

function pickFrom(shelves: readonly OpenLot[], wanted: number): PickedLot[] {
  const picked: PickedLot[] = []
  let missing = wanted
  for (const shelf of shelves) {
    const number = Math.min(missing, shelf.left)
    if (number > 0) picked.push({ lot: shelf.lot, number })
    shelf.left -= number
    missing -= number
  }
  if (missing > 0) throw new Shortage('lots')
  return picked
}
