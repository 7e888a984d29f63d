'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { failureOfError } from './failureOfError'
import { failed, type UploadChange, type UploadItem } from './uploadItem'

/** Number of files that are sent at once. */
const AT_ONCE = 2

export interface UploadContext {
  readonly signal: AbortSignal
  /** Reports how much is sent, in any unit. */
  readonly onProgress: (progress: { readonly loaded: number; readonly total: number }) => void
}

interface Sending<Result> {
  readonly upload: (file: File, context: UploadContext) => Promise<Result>
  readonly messageOf?: ((error: unknown) => string) | undefined
  readonly items: readonly UploadItem<Result>[]
  readonly change: (change: UploadChange<Result>) => void
  readonly files: RefObject<ReadonlyMap<string, { readonly file: File }>>
  readonly labels: { readonly failed: string }
}

/** Sends the items that wait, and returns the function that stops one. */
export function useSending<Result>(options: Sending<Result>): (key: string) => void {
  const { items, change, files } = options
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const send = useCallback(
    async (key: string, file: File) => {
      const controller = new AbortController()
      const { signal } = controller
      const update = (next: Partial<UploadItem<Result>>) => {
        if (!signal.aborted) change({ type: 'update', key, change: next })
      }
      running.current.set(key, controller)
      update({ state: 'sending' })
      try {
        const result = await latest.current.upload(file, {
          signal,
          onProgress: ({ loaded, total }) =>
            update({ progress: total > 0 ? Math.min(1, loaded / total) : 0 }),
        })
        update({ state: 'done', progress: 1, result })
      } catch (error) {
        const { messageOf = messageOfError, labels } = latest.current
        update(failed(messageOf(error) || labels.failed, !isInvalid(error)))
      } finally {
        if (running.current.get(key) === controller) running.current.delete(key)
      }
    },
    [change],
  )

  useEffect(() => {
    const waiting = items.filter(({ state, key }) => state === 'waiting' && !running.current.has(key))
    for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - running.current.size))) {
      const held = files.current.get(key)
      if (held) void send(key, held.file)
    }
  }, [items, files, send])

  return key => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }
}

/** Whether the service says that the file is not allowed: the same file gets the same answer. */
const isInvalid = (error: unknown) => (error as { readonly kind?: string } | null)?.kind === 'invalid'

const messageOfError = (error: unknown) => failureOfError(error)?.message ?? ''
