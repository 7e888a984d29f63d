import {
  byTextFacet,
  GOODS_TEXT_FACETS,
  type GoodsFacet,
  type GoodsListInput,
} from '@yaoji/api-client/contract/goods'
import { sql } from 'drizzle-orm'
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

/** Counts of a selection: all, in stock, and by each facet. The lines are read once, and grouped in every way at a time. */
export async function countFacets(
  context: ViewerContext,
  { zone, ...selection }: Selection & Pick<GoodsListInput, 'zone'>,
) {
  const line = selectLines(context, selection)
  const columns = [...GOODS_TEXT_FACETS, 'goods_category_id'] as const
  const groups = columns.map(name => sql`(${line[name]})`)
  const facets = columns.map(
    name => sql`when grouping(${line[name]}) = 0 then ${name === 'goods_category_id' ? 'category' : name}`,
  )
  const values = columns.map(name => sql`when grouping(${line[name]}) = 0 then ${line[name]}::text`)
  const { rows } = (await context.db.execute(sql`
    with counted as (
      select case ${sql.join(facets, sql` `)} else 'all' end as facet, case ${sql.join(values, sql` `)} else '' end as value,
        ${line.goods_category_id} as category_id, count(*) as count, count(*) filter (where ${line.in_stock}) as in_stock
      from ${line} group by grouping sets ((), ${sql.join(groups, sql`, `)})),
    ranked as (
      select counted.*, coalesce(c.name, value) as name,
        row_number() over (partition by facet order by count desc, counted.category_id, value) as place
      from counted left join categories c on c.id = counted.category_id
      where facet = 'all' or value <> '' and (counted.category_id is null or c.id is not null))
    select facet, value, name, count, in_stock from ranked where place <= ${FACET_VALUES} order by place`)) as unknown as {
    rows: Count[]
  }
  const countsOf = (facet: Count['facet']) =>
    rows
      .filter(row => row.facet === facet)
      .map(({ value, name, count }) => ({ value, name, count: Number(count) }))
  const all = rows.find(row => row.facet === 'all')
  return {
    total: Number(all?.count ?? 0),
    facets: {
      ...byTextFacet(countsOf),
      category: countsOf('category'),
      ...(zone === 'near_expiry' && { expiry_months: await countMonths(context, selection) }),
      in_stock: Number(all?.in_stock ?? 0),
    },
  }
}

async function countMonths(context: ViewerContext, selection: Selection) {
  const line = selectLines(context, selection)
  const limits = sql.join(
    EXPIRY_MONTHS.map(months => sql`(${months}::integer)`),
    sql`, `,
  )
  const { rows } = (await context.db.execute(sql`
    select most.months, count(*) as count from ${line} join (values ${limits}) most (months)
      on ${expiresWithin(sql`${line.next_expiry}`, context.now, sql`most.months`)}
    group by most.months order by most.months`)) as unknown as {
    rows: { months: number; count: string | number }[]
  }
  return rows.map(({ months, count }) => ({
    value: String(months),
    name: `${months} 个月内`,
    count: Number(count),
  }))
}
