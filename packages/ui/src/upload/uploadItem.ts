/** A file in the list of an upload field; the items of `useUpload` of `@yaoji/hooks` are such items. */
export interface UploadItem {
  /** Unique in its list. */
  readonly key: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Media type: a picture opens in a dialog, any other file in a new tab. */
  readonly type: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Part that is sent, from 0 to 1. */
  readonly progress: number
  /** Why it failed, and what to do; empty otherwise. */
  readonly error: string
  /** It failed, and sending it again may work. */
  readonly canRetry: boolean
  /** Address of the picture to show; null for a file that is not a picture. */
  readonly preview: string | null
  /** Address of the file; absent until it is sent. */
  readonly url?: string | undefined
}

/** Whether an item counts among those that are allowed: a file that was not allowed is listed only with its error. */
export function isCounted({ state, canRetry }: UploadItem): boolean {
  return state !== 'failed' || canRetry
}
