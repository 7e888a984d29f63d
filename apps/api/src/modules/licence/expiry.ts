import { ENTERPRISES } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'

/**
 * Marks buyers with a required document past its last day, and clears the mark of those who sent newer ones. Where one
 * of two documents is enough, one that is in time is enough. `today` is a day in China. To be run after midnight and at
 * start, and for one buyer when documents pass; running it again changes nothing.
 */
export async function updateDocumentExpiry(db: Db, today: string, userId?: number): Promise<void> {
  const requirements = Object.entries(ENTERPRISES).flatMap(([type, { required }]) =>
    required.flatMap((types, at) => types.map(document => sql`(${type}, ${at}::int, ${document})`)),
  )
  await db.execute(sql`
    update users set
      document_expired = newest.expired,
      licence_state = case
        when newest.expired and licence_state = 'passed' then 'expired'
        when not newest.expired and licence_state = 'expired' then 'passed'
        else licence_state end
    from (
      select user_id, bool_or(expired) as expired
      from (
        select enterprise.user_id,
          bool_and(valid.long_term = 0 and coalesce(valid.end_date < ${today}, false)) as expired
        from enterprises enterprise
        join (values ${sql.join(requirements, sql`, `)}) requirement (enterprise, place, document)
          on requirement.enterprise = enterprise.type
        join (
          select distinct on (user_id, type) * from licence_documents
          where review = 'passed' order by user_id, type, id desc
        ) valid on valid.user_id = enterprise.user_id and valid.type = requirement.document
        group by enterprise.user_id, requirement.place
      ) places
      group by user_id
    ) newest
    where users.id = newest.user_id ${userId === undefined ? sql`` : sql`and users.id = ${userId}`}
      and (users.document_expired is distinct from newest.expired
        or (newest.expired and licence_state = 'passed') or (not newest.expired and licence_state = 'expired'))`)
}
