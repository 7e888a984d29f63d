import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { StoragePort } from '../../ports/storage'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { conflict, notFound } from '../../wire/refusal'
import type { FileRow } from './claim'
import { files, isOwnedBy } from './tables'

/** Hours after which a file to which nothing refers is removed. */
const UNUSED_HOURS = 24

interface Owned {
  /** Null for the shop. */
  readonly user_id: number | null
  readonly id: number
}

/** A buyer's own complete file; null when there is none. */
export async function findOwnFile(db: Db, { user_id, id }: Owned): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isOwnedBy(user_id), isNotNull(files.sha256)))
  return row ?? null
}

/** The file that a record refers to; null while it refers to none. */
export async function referredFile(
  db: Db,
  { user_id, file_id }: { readonly user_id: number | null; readonly file_id: number | null },
): Promise<FileRow | null> {
  return file_id === null ? null : findOwnFile(db, { user_id, id: file_id })
}

/** Removes a buyer's own file. Throws a 404 for any other, a 409 when something refers to it. */
export async function removeFile(db: Db, storage: StoragePort, owned: Owned): Promise<void> {
  const row = await findOwnFile(db, owned)
  if (!row) throw notFound('文件')
  const [gone] = await db
    .delete(files)
    .where(and(eq(files.id, row.id), isNull(files.used_at)))
    .returning()
  if (!gone) throw conflict('文件已被使用，不能删除')
  await storage.remove(row.key)
}

/**
 * Removes the files to which nothing refers after a day. A content goes before its transaction ends: when the process
 * stops in between, the row is still there, and the next run removes it.
 */
export async function removeUnused({ db, now }: Context, storage: StoragePort): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_HOURS * 3_600_000)
  const expired = and(isNull(files.used_at), lt(files.created_at, before))
  const remove = ({ id }: { readonly id: number }) =>
    db.transaction(async tx => {
      // The condition again: a call may refer to it in the meantime.
      const [gone] = await tx
        .delete(files)
        .where(and(eq(files.id, id), expired))
        .returning({ key: files.key })
      if (gone) await storage.remove(gone.key)
      return 1
    })
  const due = await db.select({ id: files.id }).from(files).where(expired).orderBy(asc(files.id))
  await eachDue(due, remove, 'api: some unused files were not removed. The next run tries them again.')
}
