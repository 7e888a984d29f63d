/** Media types of the files that a buyer may send: pictures and scans of documents. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** Maximum size of one file in bytes: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Whether a text is one of {@link FILE_TYPES}. */
export function isFileType(type: string): type is FileType {
  return FILE_TYPES.some(each => each === type)
}

/** Why a file cannot be sent, for the buyer; null for one that can. `type` is its media type, `size` is in bytes. */
export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return '文件是空的，请重新选择'
  if (size > MAX_FILE_BYTES) return `文件不能超过 ${MAX_FILE_BYTES / 1024 / 1024} MB`
  if (!isFileType(type)) return '只支持 JPG、PNG、WebP 图片和 PDF 文件'
  return null
}
