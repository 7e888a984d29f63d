import { sql } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'

/** Makes numbers of orders and the like: the day and a running number, which the database never repeats. */
export async function drawNumbers({ db, now }: Context, count: number, prefix = 'YJ'): Promise<string[]> {
  const rows = await db
    .select({ number: sql<string>`nextval('order_numbers')::text` })
    .from(sql`generate_series(1, ${count}::int)`)
  const day = chinaDate(now).replaceAll('-', '').slice(2)
  return rows.map(({ number }) => `${prefix}${day}${number.padStart(8, '0')}`)
}
