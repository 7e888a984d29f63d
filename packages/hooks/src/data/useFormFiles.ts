'use client'

import type { FileInfo } from '@yaoji/api-client/contract/file'
import { FILE_TYPES, fileProblem, MAX_FILE_BYTES } from '@yaoji/domain'
import { useUnloadWarning } from '../useUnloadWarning'
import { type SentFile, type Upload, useUpload } from '../useUpload'
import { useFileRemove, useFileUpload } from './file'

/** The words of the hook; `labels` replaces them. */
export const formFilesLabels = {
  /** A file that is neither picture nor document. */
  wrongType: fileProblem({ type: '', size: 1 }) ?? '',
  /** A file that is no picture, where only pictures are taken. */
  onlyPictures: '只能上传图片',
}

export interface FormFilesOptions {
  /** What the files are for. */
  readonly purpose: Parameters<typeof useFileUpload>[0]
  /** Files that are saved already. */
  readonly saved: readonly FileInfo[]
  /** The most files. */
  readonly max: number
  /** Pictures only. Default: pictures and PDF documents. */
  readonly pictures?: boolean
  /** Words in place of those of {@link formFilesLabels}. */
  readonly labels?: Partial<typeof formFilesLabels> | undefined
}

export interface FormFiles extends Upload<FileInfo> {
  /** The files are others than those that are saved. */
  readonly isChanged: boolean
}

const PICTURE_TYPES = FILE_TYPES.filter(type => type.startsWith('image/'))

/**
 * Files of a form, sent as soon as they are added. Those that are saved stay on the service until the next save; while
 * there are others, the browser asks before the tab is closed or reloaded.
 */
export function useFormFiles(options: FormFilesOptions): FormFiles {
  const { purpose, saved, max, pictures = false, labels } = options
  const words = { ...formFilesLabels, ...labels }
  const removeFile = useFileRemove()
  const isSaved = (file: FileInfo) => saved.some(({ id }) => id === file.id)
  const files = useUpload({
    upload: useFileUpload(purpose),
    initial: saved.map(sentFile),
    accept: pictures ? PICTURE_TYPES : FILE_TYPES,
    maxCount: max,
    maxBytes: MAX_FILE_BYTES,
    onRemove(file) {
      if (!isSaved(file)) removeFile(file)
    },
    labels: { wrongType: pictures ? words.onlyPictures : words.wrongType },
  })
  const added = files.results.filter(file => !isSaved(file)).length
  useUnloadWarning(() => files.busy || added > 0)
  return { ...files, isChanged: added > 0 || files.results.length !== saved.length }
}

/** A file of the service, as an upload field begins with it. */
function sentFile(file: FileInfo): SentFile<FileInfo> {
  const { name, size, type, url } = file
  return { name, size, type, result: file, preview: type.startsWith('image/') ? url : null }
}
