import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Probe, ProbeColumn } from './near-probes'

/** A name that a probe found. */
export interface NearName {
  /** Place of the probe in the list. */
  readonly probe: number
  /** The normalised names and their spellings, separated by bars. */
  readonly search_text: string
  readonly search_full: string
  /** As it is written. */
  readonly name: string
  readonly goods_count: number
  readonly sales: number
}

/** The normalised names: the generic one, the trade name, and both written together. Of a maker it is one. */
export const textsOf = ({ search_text }: NearName): string[] => search_text.split('|').filter(Boolean)

/** Without those that are written together. */
export const namesOf = (row: NearName): string[] => textsOf(row).slice(0, 2)

/** Names that are read of each probe, those that sell best. */
const MOST_NAMES = 12

/** How many of the names that sell best are looked at for a common probe, and how many names have a gram that is common. */
const WALKED = 600
const COMMON = 4000

/**
 * The names that the probes find. One statement, which looks each probe up in an index. Of a probe whose grams many names have
 * the first names that sell best are looked at before: mostly enough of them have it, and all that have it are not read.
 */
export function nearNames(db: Db, probes: readonly Probe[]): Promise<NearName[]> {
  return read(
    db,
    probes,
    sql`
    with walked as (
      select ${NAME_COLUMNS} from (select * from goods_names order by ${BEST_SELLING} limit ${sql.raw(`${WALKED}`)}) n
      where ${LIKE_PROBE('n')} and (select count(*) = cardinality(q.grams) from search_best best
        where best.gram = any(q.grams) and best.names_count > ${COMMON})
      limit ${MOST_NAMES}),
    enough as (select count(*) = ${MOST_NAMES} as walked from walked)
    select walked.* from walked where (select enough.walked from enough)
    union all (
      select ${NAME_COLUMNS} from (select * from goods_names where search_grams @> q.grams offset 0) n
      where ${LIKE_PROBE('n')} and not (select enough.walked from enough)
      order by ${BEST_SELLING} limit ${MOST_NAMES})`,
  )
}

/** The same for makers. */
export function nearMakers(db: Db, probes: readonly Probe[]): Promise<NearName[]> {
  return read(
    db,
    probes,
    sql`
    select m.search_text, m.search_full, m.name, m.goods_count, 0 as sales
    from manufacturers m where m.search_grams @> q.grams and ${LIKE_PROBE('m')}
    order by m.goods_count desc, m.id limit ${MOST_NAMES}`,
  )
}

const NAME_COLUMNS = sql.raw(
  "n.search_text, n.search_full, n.common_name || ' ' || n.trade_name as name, n.goods_count, n.sales",
)

/** The order of an index. */
const BEST_SELLING = sql.raw('goods_count > 0 desc, sales desc, id')

const COLUMNS: readonly ProbeColumn[] = ['search_text', 'search_full', 'search_initials']

const LIKE_PROBE = (alias: 'n' | 'm') =>
  sql.raw(
    `case q.place ${COLUMNS.map((name, at) => `when ${at} then ${alias}.${name} like q.pattern`).join(' ')} end`,
  )

async function read(db: Db, probes: readonly Probe[], names: ReturnType<typeof sql>): Promise<NearName[]> {
  if (probes.length === 0) return []
  const column = (values: readonly string[]) => sql`${sql.param(values)}::text[]`
  const { rows } = (await db.execute(sql`
    select q.probe::integer, name.* from (
      select row_number() over () - 1 as probe, pattern, place::integer, string_to_array(joined, '|') as grams
      from unnest(${column(probes.map(({ pattern }) => pattern))},
        ${column(probes.map(one => String(COLUMNS.indexOf(one.column))))},
        ${column(probes.map(({ grams }) => grams.join('|')))}) as t(pattern, place, joined)
    ) q cross join lateral (${names}) name`)) as unknown as { rows: NearName[] }
  return rows
}
