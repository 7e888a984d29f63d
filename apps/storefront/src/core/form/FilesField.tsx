import type { FileInfo } from '@yaoji/api-client/contract/file'
import { FILE_TYPES, fileProblem, MAX_FILE_BYTES } from '@yaoji/domain'
import { type FormField, useUpload } from '@yaoji/hooks'
import { useFileRemove, useFileUpload } from '@yaoji/hooks/data'
import { Upload } from '@yaoji/ui/upload'
import { useUnloadWarning } from '../navigation/useUnloadWarning'
import { fieldItem, sentFile } from './sentFile'

export interface FilesOptions {
  /** What the files are for. */
  purpose: Parameters<typeof useFileUpload>[0]
  /** Files that are saved already. */
  saved: readonly FileInfo[]
  /** The most files. */
  max: number
  /** Pictures only. Default: pictures and PDF documents. */
  pictures?: boolean
}

/**
 * Files of a form, sent as soon as they are added. Those that are saved stay on the service until the next save; while
 * there are others, the browser asks before the tab is closed or reloaded.
 */
export function useFiles({ purpose, saved, max, pictures = false }: FilesOptions) {
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
    labels: { wrongType: pictures ? '只能上传图片' : (fileProblem({ type: '', size: 1 }) ?? '') },
  })
  useUnloadWarning(() => files.busy || files.results.some(file => !isSaved(file)))
  return files
}

export interface FilesFieldProps {
  label: string
  /** The field of the payload that has the ids of the files. */
  field: FormField
  files: ReturnType<typeof useFiles>
  /** The most files. */
  max: number
  /** Pictures only. Default: pictures and PDF documents. */
  pictures?: boolean
  /** Default: true for documents, false for pictures. */
  required?: boolean
  className?: string
}

const MB = MAX_FILE_BYTES / 1024 / 1024
const LIMITS = `JPG、PNG、WebP 图片或 PDF，每个不超过 ${MB} MB`
const PICTURE_LIMITS = `JPG、PNG、WebP 图片，每张不超过 ${MB} MB，选填`
const PICTURE_TYPES = FILE_TYPES.filter(type => type.startsWith('image/'))

/** The field for the files of a form: pictures and PDF documents, or pictures. */
export function FilesField(props: FilesFieldProps) {
  const { label, field, files, max, pictures = false, required = !pictures, className } = props
  const { name, error } = field
  return (
    <Upload
      name={name}
      label={label}
      hint={pictures ? PICTURE_LIMITS : LIMITS}
      error={files.notice || error}
      required={required}
      accept={(pictures ? PICTURE_TYPES : FILE_TYPES).join()}
      max={max}
      items={files.items.map(fieldItem)}
      onFiles={files.add}
      onRemove={files.remove}
      onRetry={files.retry}
      className={className}
    />
  )
}
