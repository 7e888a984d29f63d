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

/** Of several that run, the page speaks of the best one; of equal ones, of the first. */
const best = [asc(welfares.rate), asc(welfares.id)]

/**
 * Whether the welfare discount of the page prices a product's ordinary line, as a condition: `takesWelfare` of the
 * domain. No other one is better for a product that it covers, so that the product's tag says what the page says.
 */
export function takesWelfareNow({ now }: Pick<Context, 'now'>): SQL {
  const takes = (['none', 'controlled', 'ephedrine'] as const).filter(special_flag =>
    takesWelfare({ kind: 'normal', special_flag }),
  )
  const flags = sql.join(
    takes.map(flag => sql`${flag}`),
    sql`, `,
  )
  return sql`(${goods.special_flag} in (${flags})
    and exists (select 1 from ${welfares} where ${covers} and ${welfares.id} = (
      select ${welfares.id} from ${welfares} where ${runsAt(now)}
      order by ${sql.join(best, sql`, `)} limit 1)))`
}

export type WelfareRow = typeof welfares.$inferSelect

/** The welfare discount of the page: the best that runs, else the next one; null when none is planned. */
export async function currentWelfare({ db, now }: Context): Promise<WelfareRow | null> {
  const [running] = await db
    .select()
    .from(welfares)
    .where(runsAt(now))
    .orderBy(...best)
    .limit(1)
  if (running) return running
  const [next] = await db
    .select()
    .from(welfares)
    .where(gt(welfares.begin_at, now))
    .orderBy(asc(welfares.begin_at), ...best)
    .limit(1)
  return next ?? null
}
