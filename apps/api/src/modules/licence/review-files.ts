import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { FileRow } from '../file/claim'
import { filesOf } from '../file/file-info'
import { licenceDocuments } from './tables'

/** The files of the documents that a buyer submitted and that wait for a review. */
export async function registrationFiles(db: Db, user_id: number): Promise<FileRow[]> {
  const rows = await db
    .select({ file_ids: licenceDocuments.file_ids })
    .from(licenceDocuments)
    .where(and(eq(licenceDocuments.user_id, user_id), eq(licenceDocuments.review, 'reviewing')))
    .orderBy(asc(licenceDocuments.id))
  return filesOf(db, { user_id, ids: rows.flatMap(({ file_ids }) => file_ids) })
}

/** The files of one document. */
export async function documentFiles(db: Db, id: number): Promise<FileRow[]> {
  const [row] = await db.select().from(licenceDocuments).where(eq(licenceDocuments.id, id))
  return row ? filesOf(db, { user_id: row.user_id, ids: row.file_ids }) : []
}
