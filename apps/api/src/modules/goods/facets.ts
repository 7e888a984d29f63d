import {
  byTextFacet,
  GOODS_TEXT_FACETS,
  type GoodsFacet,
  type GoodsListInput,
  type GoodsTextFacet,
} from '@yaoji/api-client/contract/goods'
import { type SQL, sql } from 'drizzle-orm'
import type { ViewerContext } from '../../wire/context'
import { expiresWithin, type Selection, selectLines } from './listed-lines'

/** Most values of one facet. */
const FACET_VALUES = 60

interface Count {
  readonly facet: 'all' | GoodsFacet
  readonly value: string
  readonly name: string
  readonly count: string | number
  readonly in_stock: string | number
}

/** The limits in months that near-expiry stock is counted by. */
const EXPIRY_MONTHS = [1, 2, 3, 6] as const

/** Counts of a selection: all, in stock, and by each facet. The lines are found once. */
export async function countFacets(
  context: ViewerContext,
  { zone, ...selection }: Selection & Pick<GoodsListInput, 'zone'>,
) {
  const line = selectLines(context, selection)
  const texts = GOODS_TEXT_FACETS.map(name => sql`${line[name]} as ${sql.identifier(name)}`)
  const textCounts = GOODS_TEXT_FACETS.map(name => sql`union all ${countsBy(name)}`)
  const { rows } = (await context.db.execute(sql`
    with line as materialized (
      select ${sql.join(texts, sql`, `)}, ${line.goods_category_id} as category_id,
        ${line.in_stock} as in_stock, ${line.next_expiry} as expiry_date from ${line})
    (select 'all' as facet, '' as value, '' as name, count(*) as count, count(*) filter (where in_stock) as in_stock
      from line)
    ${sql.join(textCounts, sql` `)}
    union all (select 'category', line.category_id::text, c.name, count(*), 0 from line
      join categories c on c.id = line.category_id
      group by line.category_id, c.name order by 4 desc, line.category_id limit ${FACET_VALUES})
    union all ${countsByMonths(context.now)}`)) as unknown as {
    rows: Count[]
  }
  const values = (facet: Count['facet']) =>
    rows
      .filter(row => row.facet === facet)
      .map(({ value, name, count }) => ({ value, name, count: Number(count) }))
  const all = rows.find(row => row.facet === 'all')
  return {
    total: Number(all?.count ?? 0),
    facets: {
      ...byTextFacet(values),
      category: values('category'),
      ...(zone === 'near_expiry' && { expiry_months: values('expiry_months') }),
      in_stock: Number(all?.in_stock ?? 0),
    },
  }
}

function countsByMonths(now: Date): SQL {
  const limits = sql.join(
    EXPIRY_MONTHS.map(months => sql`(${months}::integer)`),
    sql`, `,
  )
  return sql`(select 'expiry_months', most.months::text, most.months::text || ' 个月内', count(*), 0
    from line join (values ${limits}) most (months)
      on ${expiresWithin(sql`line.expiry_date`, now, sql`most.months`)}
    group by most.months order by most.months)`
}

function countsBy(name: GoodsTextFacet): SQL {
  const column = sql.identifier(name)
  return sql`(select ${name}::text, ${column}, ${column}, count(*), 0 from line where ${column} <> ''
    group by ${column} order by 4 desc, ${column} limit ${FACET_VALUES})`
}
