import { createReadStream } from 'node:fs'
import type { FileType } from '@yaoji/domain'
import { encodePicture } from './picture'

/** What is stored of a file that was sent: a picture is encoded again. `file` is its path. Throws a 422 for a file that is refused. */
export async function safeContent(
  file: string,
  type: FileType,
): Promise<AsyncIterable<Buffer> | Iterable<Buffer>> {
  if (type === 'application/pdf') return createReadStream(file)
  return [await encodePicture(file, type)]
}
