import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { fullQueryGrams, initialsQueryGrams, keyGrams, textQueryGrams } from './grams'
import { normaliseText } from './normalise'
import type { Token } from './query'

/* Products by whole texts: many texts in one statement, where a search is one statement for each. */

/** The products with exactly this approval number, code or barcode, by the text of the token. */
export async function goodsOfKeys(db: Db, keys: readonly string[]): Promise<Map<string, number[]>> {
  const probes = keys.map(key => ({ key, grams: keyGrams(key), pattern: `%|${key}|%` }))
  const { rows } = (await db.execute(sql`
    select q.key, g.id from ${probeTable(probes)}
    join goods g on g.search_key_grams @> q.grams and g.search_keys like q.pattern
    order by g.off_shelf, g.name_rank, g.id`)) as unknown as { rows: { key: string; id: number }[] }
  return groupIds(rows)
}

/** The ids of the names that are exactly this text, these initials or this pinyin, by the text of the token. */
export async function namesOfTexts(db: Db, tokens: readonly Token[]): Promise<Map<string, number[]>> {
  const probes = tokens.flatMap(({ kind, text }) => {
    const key = text
    const pattern = `%|${normaliseText(text)}|%`
    const plain = { key, pattern, grams: textQueryGrams(normaliseText(text)) }
    if (kind !== 'latin') return [plain]
    return [
      plain,
      { key, pattern, grams: initialsQueryGrams(text) },
      { key, pattern, grams: fullQueryGrams(text) },
    ]
  })
  const { rows } = (await db.execute(sql`
    select distinct q.key, n.id from ${probeTable(probes)}
    join goods_names n on n.search_grams @> q.grams
      and (n.search_text like q.pattern or n.search_initials like q.pattern or n.search_full like q.pattern)
    order by n.id`)) as unknown as { rows: { key: string; id: number }[] }
  return groupIds(rows)
}

interface Probe {
  readonly key: string
  readonly pattern: string
  readonly grams: readonly string[]
}

/** Texts to look up, as a table `q` of key, pattern and grams. No gram has a bar: see `terms.ts`. */
function probeTable(probes: readonly Probe[]) {
  // A text that is too short for a gram is in no index.
  const found = probes.filter(({ grams }) => grams.length > 0)
  const column = (values: readonly string[]) => sql`${sql.param(values)}::text[]`
  return sql`(
    select key, pattern, string_to_array(joined, '|') as grams
    from unnest(${column(found.map(({ key }) => key))}, ${column(found.map(({ pattern }) => pattern))},
      ${column(found.map(({ grams }) => grams.join('|')))}) as t(key, pattern, joined)
  ) q`
}

function groupIds(rows: readonly { key: string; id: number }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const { key, id } of rows) {
    const ids = groups.get(key)
    if (ids) ids.push(id)
    else groups.set(key, [id])
  }
  return groups
}
