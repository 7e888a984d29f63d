import type { FileInfo } from '@yaoji/api-client/contract/file'
import { and, eq, isNotNull } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import type { FileRow } from './claim'
import { files } from './tables'

/** A file as calls answer it. */
export function toFileInfo({ id, name, type, size }: FileRow): FileInfo {
  return { id, name, type, size, url: `/api/file/${id}` }
}

/** The complete files of a buyer with these ids, in their order; others are left out. */
export async function filesOf(
  db: Db,
  { user_id, ids }: { readonly user_id: number; readonly ids: readonly number[] },
): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(files)
    .where(and(anyOf(files.id, ids), eq(files.user_id, user_id), isNotNull(files.sha256)))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
