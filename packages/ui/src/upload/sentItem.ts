import type { UploadItem } from './uploadItem'

/** A file of a service, by the wire's names. */
export interface SentFileInfo {
  readonly id: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Media type. */
  readonly type: string
  readonly url: string
}

/** A file of a service in a list that only shows it. */
export function sentItem({ id, name, size, type, url }: SentFileInfo): UploadItem {
  const preview = type.startsWith('image/') ? url : null
  const state = { state: 'done', progress: 1, error: '', canRetry: false } as const
  return { key: String(id), name, size, type, preview, url, ...state }
}
