import type { FileInfo } from '@yaoji/api-client/contract/file'
import type { FileRow } from './claim'

/** A file as calls answer it. */
export function toFileInfo({ id, name, type, size }: FileRow): FileInfo {
  return { id, name, type, size, url: `/api/file/${id}` }
}
