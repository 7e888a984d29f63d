import { takesWelfare } from '@yaoji/domain'
import { and, asc, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { welfares } from '../promotion/tables'
import { goods } from './tables'

/** Whether a welfare discount runs at a moment; its end is not part of it. */
function runsAt(now: Date): SQL {
  // Both conditions exist, so `and` returns one.
  return and(lte(welfares.begin_at, now), gt(welfares.end_at, now)) as SQL
}

/** Whether a welfare discount covers the categories of a product. */
const covers = sql`(cardinality(${welfares.category_ids}) = 0 or ${welfares.category_ids} && ${goods.category_ids})`

/** The rate of the welfare discount that covers a product now; of several that of the lowest rate. Null without one. */
export function welfareRate({ now }: Context): SQL<number | null> {
  return sql<
    number | null
  >`(select min(${welfares.rate}) from ${welfares} where ${runsAt(now)} and ${covers})`
}

/** Whether a running welfare discount prices a product's ordinary line, as a condition: `takesWelfare` of the domain. */
export function takesWelfareNow({ now }: Pick<Context, 'now'>): SQL {
  const takes = (['none', 'controlled', 'ephedrine'] as const).filter(special_flag =>
    takesWelfare({ kind: 'normal', special_flag }),
  )
  const flags = sql.join(
    takes.map(flag => sql`${flag}`),
    sql`, `,
  )
  return sql`(${goods.special_flag} in (${flags})
    and exists (select 1 from ${welfares} where ${runsAt(now)} and ${covers}))`
}

export type WelfareRow = typeof welfares.$inferSelect

/** The welfare discount that runs, else the next one; null when none is planned. */
export async function currentWelfare({ db, now }: Context): Promise<WelfareRow | null> {
  const [running] = await db.select().from(welfares).where(runsAt(now)).orderBy(asc(welfares.rate)).limit(1)
  if (running) return running
  const [next] = await db
    .select()
    .from(welfares)
    .where(gt(welfares.begin_at, now))
    .orderBy(asc(welfares.begin_at))
    .limit(1)
  return next ?? null
}
