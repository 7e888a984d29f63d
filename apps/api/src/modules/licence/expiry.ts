import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { ENTERPRISES } from './requirements'

/**
 * Marks buyers with an expired required document, and clears the mark of buyers who uploaded a newer one.
 * `today` is a day in China. Runs after midnight and at start; a second run changes nothing.
 */
export async function updateDocumentExpiry(db: Db, today: string): Promise<void> {
  const pairs = Object.entries(ENTERPRISES).flatMap(([type, { required }]) =>
    required.map(document => sql`(${type}, ${document})`),
  )
  await db.execute(sql`
    update users set
      document_expired = newest.expired,
      licence_state = case
        when newest.expired and licence_state = 'passed' then 'expired'
        when not newest.expired and licence_state = 'expired' then 'passed'
        else licence_state end
    from (
      select enterprise.user_id, bool_or(document.long_term = 0 and document.end_date < ${today}) as expired
      from enterprises enterprise
      join (
        select distinct on (user_id, type) * from licence_documents
        where review = 'passed' order by user_id, type, id desc
      ) document on document.user_id = enterprise.user_id
      where (enterprise.type, document.type) in (${sql.join(pairs, sql`, `)})
      group by enterprise.user_id
    ) newest
    where users.id = newest.user_id and users.document_expired is distinct from newest.expired`)
}
