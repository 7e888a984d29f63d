import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { ENTERPRISES } from './requirements'

/**
 * Marks buyers whose required documents are past their last day, and clears the mark of those who brought newer ones.
 * `today` is a day in China. To be run after midnight and at start; running it again changes nothing.
 */
export async function settleExpiredDocuments(db: Db, today: string): Promise<void> {
  const pairs = Object.entries(ENTERPRISES).flatMap(([type, { required }]) =>
    required.map(document => sql`(${type}, ${document})`),
  )
  await db.execute(sql`
    update users set
      document_expired = judged.expired,
      licence_state = case
        when judged.expired and licence_state = 'passed' then 'expired'
        when not judged.expired and licence_state = 'expired' then 'passed'
        else licence_state end
    from (
      select enterprise.user_id, bool_or(holding.long_term = 0 and holding.end_date < ${today}) as expired
      from enterprises enterprise
      join (
        select distinct on (user_id, type) * from licence_documents
        where review = 'passed' order by user_id, type, id desc
      ) holding on holding.user_id = enterprise.user_id
      where (enterprise.type, holding.type) in (${sql.join(pairs, sql`, `)})
      group by enterprise.user_id
    ) judged
    where users.id = judged.user_id and users.document_expired is distinct from judged.expired`)
}
