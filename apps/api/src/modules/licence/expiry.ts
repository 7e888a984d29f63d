import { ENTERPRISES } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'

/**
 * Marks buyers with a required document past its last day, and clears the mark of those who sent newer ones. Where one
 * of two documents is enough, one that is in time is enough. `today` is a day in China. To be run after midnight and at
 * start; running it again changes nothing.
 */
export async function settleExpiredDocuments(db: Db, today: string): Promise<void> {
  const requirements = Object.entries(ENTERPRISES).flatMap(([type, { required }]) =>
    required.flatMap((types, at) => types.map(document => sql`(${type}, ${at}::int, ${document})`)),
  )
  await db.execute(sql`
    update users set
      document_expired = judged.expired,
      licence_state = case
        when judged.expired and licence_state = 'passed' then 'expired'
        when not judged.expired and licence_state = 'expired' then 'passed'
        else licence_state end
    from (
      select user_id, bool_or(expired) as expired
      from (
        select enterprise.user_id,
          bool_and(holding.long_term = 0 and coalesce(holding.end_date < ${today}, false)) as expired
        from enterprises enterprise
        join (values ${sql.join(requirements, sql`, `)}) requirement (enterprise, place, document)
          on requirement.enterprise = enterprise.type
        join (
          select distinct on (user_id, type) * from licence_documents
          where review = 'passed' order by user_id, type, id desc
        ) holding on holding.user_id = enterprise.user_id and holding.type = requirement.document
        group by enterprise.user_id, requirement.place
      ) places
      group by user_id
    ) judged
    where users.id = judged.user_id and users.document_expired is distinct from judged.expired`)
}
