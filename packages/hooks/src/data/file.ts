'use client'

import type { InputOf } from '@yaoji/api-client'
import { type FileInfo, fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import type { UploadFile, UploadOptions } from '@yaoji/api-client/upload'
import { useCallback } from 'react'
import { useClient, useSender } from './client'

type Purpose = InputOf<typeof fileUpload>['purpose']

/** The function that sends one file for a purpose: the `upload` of `useUpload`. */
export function useFileUpload(
  purpose: Purpose,
): (file: UploadFile, options?: UploadOptions) => Promise<FileInfo> {
  const send = useSender()
  return useCallback(
    async (file, options) => (await send(fileUpload, { purpose }, file, options)).file,
    [send, purpose],
  )
}

/**
 * The function that removes a file to which nothing refers: the `onRemove` of `useUpload`. A failure needs no message,
 * because the service removes such files after a day.
 */
export function useFileRemove(): (file: FileInfo) => void {
  const client = useClient()
  return useCallback(({ id }) => void client.call(fileRemove, { id }).catch(() => {}), [client])
}
