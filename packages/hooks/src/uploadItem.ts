/** One file of an upload. */
export interface UploadItem<Result> {
  /** Identifies the item in the list. */
  readonly key: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Media type; empty when the browser does not know it. */
  readonly type: string
  /** `waiting` and `sending` become `done` or `failed`. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Part that is sent, from 0 to 1. */
  readonly progress: number
  /** Why it failed, for the buyer; empty otherwise. */
  readonly error: string
  /**
   * It failed while it was sent, so that sending it again may work; false for a file that is not allowed, which the
   * browser or the service says.
   */
  readonly canRetry: boolean
  /** What the upload resolved with; null until it is done. */
  readonly result: Result | null
  /** Address of a picture to show; null for a file that is not a picture. */
  readonly preview: string | null
}

export type UploadChange<Result> =
  | { readonly type: 'add'; readonly items: readonly UploadItem<Result>[] }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'update'; readonly key: string; readonly change: Partial<UploadItem<Result>> }

/** The state of an item that is to be sent. */
export const WAITING = { state: 'waiting', progress: 0, error: '', canRetry: false } as const

/** The state of an item that is not sent. */
export const failed = (error: string, canRetry = true) => ({ state: 'failed', error, canRetry }) as const

export function changeItems<Result>(
  items: readonly UploadItem<Result>[],
  change: UploadChange<Result>,
): readonly UploadItem<Result>[] {
  switch (change.type) {
    case 'add':
      return [...items, ...change.items]
    case 'remove':
      return items.filter(item => item.key !== change.key)
    case 'update':
      return items.map(item => (item.key === change.key ? { ...item, ...change.change } : item))
  }
}
