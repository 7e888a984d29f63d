import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { type SQL, sql } from 'drizzle-orm'
import type { ViewerContext } from '../../wire/context'
import { expiresWithin, type Selection, selectLines } from './list'

/** Most values of one facet. */
const FACET_VALUES = 60

interface Count {
  readonly facet: 'all' | 'sccj' | 'dosage_form' | 'category' | 'expiry_months'
  readonly value: string
  readonly name: string
  readonly count: string | number
  readonly in_stock: string | number
}

/** The limits in months that near-expiry stock is counted by. */
const EXPIRY_MONTHS = [1, 2, 3, 6] as const

/** Counts of a selection: all, in stock, and by maker, dosage form and category. The lines are found once. */
export async function countFacets(
  context: ViewerContext,
  { zone, ...selection }: Selection & Pick<GoodsListInput, 'zone'>,
) {
  const line = selectLines(context, selection)
  const { rows } = (await context.db.execute(sql`
    with line as materialized (
      select ${line.sccj} as sccj, ${line.dosage_form} as dosage_form, ${line.category_id} as category_id,
        ${line.stock} > 0 as in_stock, ${line.expiry_date} as expiry_date from ${line})
    (select 'all' as facet, '' as value, '' as name, count(*) as count, count(*) filter (where in_stock) as in_stock
      from line)
    union all ${countsBy('sccj')}
    union all ${countsBy('dosage_form')}
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
      sccj: values('sccj'),
      dosage_form: values('dosage_form'),
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

function countsBy(name: 'sccj' | 'dosage_form'): SQL {
  const column = sql.identifier(name)
  return sql`(select ${name}::text, ${column}, ${column}, count(*), 0 from line where ${column} <> ''
    group by ${column} order by 4 desc, ${column} limit ${FACET_VALUES})`
}
