import type { UploadItem as SendingItem } from '@yaoji/hooks'

/** A file in the list of an upload field: an item of `useUpload`, or a file that is only shown. */
export interface UploadItem extends Omit<SendingItem<unknown>, 'result'> {
  /** Address of the file; absent until it is sent. */
  readonly url?: string | undefined
}

/** Whether an item counts among those that are allowed: a file that was not allowed is listed only with its error. */
export function isCounted({ state, canRetry }: UploadItem): boolean {
  return state !== 'failed' || canRetry
}
