import type { FileInfo } from '@yaoji/api-client/contract/file'
import type { UploadItem as SendingItem, SentFile } from '@yaoji/hooks'
import type { UploadItem } from '@yaoji/ui/upload'

/** A file of the service, as the upload field begins with it. */
export function sentFile(file: FileInfo): SentFile<FileInfo> {
  const { name, size, type, url } = file
  return { name, size, type, result: file, preview: type.startsWith('image/') ? url : null }
}

/** A file of the service in a list that only shows it. */
export function sentItem(file: FileInfo): UploadItem {
  const { name, size, type, preview = null } = sentFile(file)
  const state = { state: 'done', progress: 1, error: '', canRetry: false } as const
  return { key: String(file.id), name, size, type, preview, url: file.url, ...state }
}

/** A file of an upload field, with its address once it is on the service. */
export function fieldItem(item: SendingItem<FileInfo>): UploadItem {
  return { ...item, url: item.result?.url }
}
