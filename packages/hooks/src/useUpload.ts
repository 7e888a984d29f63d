'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { changeItems, failed, type UploadItem, WAITING } from './uploadItem'
import { type UploadContext, useSending } from './useSending'

export type { UploadItem } from './uploadItem'
export type { UploadContext } from './useSending'

/** The words of the hook; `labels` replaces them. */
export const uploadLabels = {
  empty: '文件是空的，请重新选择',
  tooLarge: (bytes: number) => `文件不能超过 ${Math.floor(bytes / 1024 / 1024)} MB`,
  wrongType: '不支持这种文件，请换一个',
  tooMany: (count: number) => `最多上传 ${count} 个文件，多出的没有添加`,
  cancelled: '已取消上传',
  failed: '上传没有成功，请重试',
}

/** A file that was sent before, such as a document of a registration that is continued. */
export interface SentFile<Result> {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly result: Result
  /** Address of a picture to show. */
  readonly preview?: string | null
}

export interface UseUploadOptions<Result> {
  /** Sends one file. Rejects when the service refuses it. */
  readonly upload: (file: File, context: UploadContext) => Promise<Result>
  /** Files that were sent before. Read once. */
  readonly initial?: readonly SentFile<Result>[]
  /**
   * Media types that are allowed, such as `image/png`. Default: all. A file whose type the browser does not know is
   * sent: the service reads the type from its content.
   */
  readonly accept?: readonly string[] | undefined
  /** Maximum number of files. Default: no limit. */
  readonly maxCount?: number | undefined
  /** Maximum size of one file in bytes. Default: no limit. */
  readonly maxBytes?: number | undefined
  /** Called with a file that was sent and is taken out of the list, to remove it from the service. */
  readonly onRemove?: ((result: Result) => void) | undefined
  /** The message for an error of `upload`. Default: what a `MarketError` says. */
  readonly messageOf?: ((error: unknown) => string) | undefined
  /** Words in place of those of {@link uploadLabels}. */
  readonly labels?: Partial<typeof uploadLabels> | undefined
}

export interface Upload<Result> {
  /** The files in the order in which they were added. */
  readonly items: readonly UploadItem<Result>[]
  /** Results of the files that are done, in the same order. */
  readonly results: readonly Result[]
  /** A file waits or is sent: do not submit the form yet. */
  readonly busy: boolean
  /** No other file can be added. */
  readonly full: boolean
  /** Message about the last `add`: files that were too many; empty otherwise. */
  readonly notice: string
  /** Adds files and sends them. A file that is not allowed becomes a failed item; files above `maxCount` are left out. */
  readonly add: (files: Iterable<File>) => void
  /** Takes a file out of the list, and stops sending it. */
  readonly remove: (key: string) => void
  /** Sends a failed file again, if it `canRetry`. */
  readonly retry: (key: string) => void
  /** Stops sending a file. It stays in the list as failed. */
  readonly cancel: (key: string) => void
}

/**
 * A list of files that are sent as soon as they are added, two at a time. Limits are checked before a file is sent.
 * Pictures have a preview. Leaving the page stops what is sent and revokes the previews.
 */
export function useUpload<Result>(options: UseUploadOptions<Result>): Upload<Result> {
  const { initial = [], maxCount = Number.POSITIVE_INFINITY, onRemove } = options
  const words = { ...uploadLabels, ...options.labels }
  const [items, change] = useReducer(changeItems<Result>, initial, toSentItems<Result>)
  const [notice, setNotice] = useState('')
  const files = useFiles()
  const stop = useSending({ ...options, items, change, files: files.held, labels: words })
  const room = maxCount - items.filter(isAllowed).length

  const itemOf = (key: string) => items.find(item => item.key === key)

  return {
    items,
    results: items.flatMap(({ state, result }) => (state === 'done' ? [result as Result] : [])),
    busy: items.some(isPending),
    full: room <= 0,
    notice,
    add(chosen) {
      let left = room
      const all = Array.from(chosen)
      const added: UploadItem<Result>[] = []
      for (const file of all) {
        const error = problemOf(file, options, words)
        if (error === '' && left <= 0) continue
        if (error === '') left -= 1
        added.push(files.add(file, error))
      }
      setNotice(added.length < all.length ? words.tooMany(maxCount) : '')
      change({ type: 'add', items: added })
    },
    remove(key) {
      const item = itemOf(key)
      stop(key)
      files.remove(key)
      setNotice('')
      change({ type: 'remove', key })
      if (item?.state === 'done') onRemove?.(item.result as Result)
    },
    retry(key) {
      if (itemOf(key)?.canRetry) change({ type: 'update', key, change: WAITING })
    },
    cancel(key) {
      const item = itemOf(key)
      if (!item || !isPending(item)) return
      stop(key)
      change({ type: 'update', key, change: failed(words.cancelled) })
    },
  }
}

const isPending = <Result>({ state }: UploadItem<Result>) => state === 'waiting' || state === 'sending'

/** Whether an item counts for `maxCount`: a file that is not allowed is in the list only with its message. */
const isAllowed = <Result>({ state, canRetry }: UploadItem<Result>) => state !== 'failed' || canRetry

type Limits = Pick<UseUploadOptions<unknown>, 'accept' | 'maxBytes'>

function problemOf(
  { size, type }: File,
  { accept, maxBytes = Number.POSITIVE_INFINITY }: Limits,
  words: typeof uploadLabels,
): string {
  if (size === 0) return words.empty
  if (size > maxBytes) return words.tooLarge(maxBytes)
  return type !== '' && accept && !accept.includes(type) ? words.wrongType : ''
}

function toSentItems<Result>(sent: readonly SentFile<Result>[]): readonly UploadItem<Result>[] {
  return sent.map(({ preview = null, ...file }, at) => ({
    key: `sent-${at}`,
    state: 'done',
    progress: 1,
    error: '',
    canRetry: false,
    preview,
    ...file,
  }))
}

/** The files of the items by key, and the addresses of their previews, which are revoked with them. */
function useFiles() {
  const held = useRef(new Map<string, { readonly file: File; readonly preview: string | null }>())
  const count = useRef(0)
  useEffect(() => {
    const { current } = held
    return () => {
      for (const { preview } of current.values()) revoke(preview)
    }
  }, [])

  return {
    held,
    add(file: File, error: string) {
      count.current += 1
      const key = `file-${count.current}`
      const { name, size, type } = file
      const preview = error === '' && type.startsWith('image/') ? URL.createObjectURL(file) : null
      held.current.set(key, { file, preview })
      const state = error === '' ? WAITING : { ...failed(error, false), progress: 0 }
      return { key, name, size, type, preview, result: null, ...state }
    },
    remove(key: string) {
      revoke(held.current.get(key)?.preview ?? null)
      held.current.delete(key)
    },
  }
}

function revoke(preview: string | null) {
  if (preview !== null) URL.revokeObjectURL(preview)
}
