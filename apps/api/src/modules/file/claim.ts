import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BuyerContext, Context } from '../../wire/context'
import { missingIn } from '../../wire/refusal'
import { files, isOwnedBy, type StoredPurpose } from './tables'

/** A complete file. */
export type FileRow = typeof files.$inferSelect

export interface Claim {
  readonly ids: readonly number[]
  readonly purpose: StoredPurpose
  /** Field of the call that has the ids; a refusal names it. */
  readonly field: string
}

/**
 * Marks files as used by the object that the caller writes in the same transaction, and returns them in the order of
 * the ids. The buyer's own files with this purpose can be claimed, also again. Throws a 422 for any other id.
 */
export function claimFiles(context: BuyerContext, claim: Claim): Promise<FileRow[]> {
  return claimFilesOf(context, { ...claim, user_id: context.viewer.buyer.id })
}

/** {@link claimFiles} for an object that the shop writes: the files are those that this buyer can read, or the shop's own. */
export async function claimFilesOf(
  { db, now }: Context,
  { user_id, ids, purpose, field }: Claim & { readonly user_id: number | null },
): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .update(files)
    .set({ used_at: sql`coalesce(${files.used_at}, ${now.toISOString()})` })
    .where(
      and(
        inArray(files.id, [...ids]),
        isOwnedBy(user_id),
        eq(files.purpose, purpose),
        isNotNull(files.sha256),
      ),
    )
    .returning()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = byId.get(id)
    if (!row) throw missingIn(field, '文件不存在或已过期，请重新上传')
    return row
  })
}

/** Marks files as unused, when the only object that referred to them no longer does. They are removed after a day. */
export async function releaseFiles({ db }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(files)
    .set({ used_at: null })
    .where(inArray(files.id, [...ids]))
}
