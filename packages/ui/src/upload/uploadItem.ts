/** A file in the list of an upload field: one of the service, or one on its way there. */
export interface UploadItem {
  /** Unique in its list. */
  key: string
  name: string
  /** In bytes. */
  size: number
  /** Media type. Pictures have a thumbnail, other files open in a new tab. */
  type: string
  /** Where it can be seen: on the service, or as a local object URL. */
  url?: string | undefined
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /**
   * How much is sent, from 0 to 100.
   * @default 0
   */
  progress?: number | undefined
  /** Why it failed, and what to do. */
  error?: string | undefined
  /**
   * A failed file can be sent again; false for one that will be refused again.
   * @default true
   */
  retryable?: boolean | undefined
}
