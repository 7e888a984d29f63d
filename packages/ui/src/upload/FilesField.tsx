'use client'
import { FILE_TYPES, MAX_FILE_BYTES } from '@yaoji/domain'
import type { FormField, Upload as Sending, UploadItem as SendingItem } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Upload, type UploadProps } from './Upload'

export const filesFieldLabels = {
  /** Which files are taken, and their largest size in MB. */
  files: (mb: number) => `JPG、PNG、WebP 图片或 PDF，每个不超过 ${mb} MB`,
  pictures: (mb: number) => `JPG、PNG、WebP 图片，每张不超过 ${mb} MB，选填`,
}

const PICTURE_TYPES = FILE_TYPES.filter(type => type.startsWith('image/'))

export interface FilesFieldProps
  extends Omit<UploadProps, 'items' | 'onFiles' | 'onRemove' | 'onRetry' | 'accept' | 'labels'> {
  /** The field of the payload that has the ids of the files. */
  field: FormField
  /** What `useFormFiles` gives, or `useUpload` whose results have an address. */
  files: Pick<Sending<{ readonly url: string }>, 'items' | 'notice' | 'add' | 'remove' | 'retry'>
  /** The most files. */
  max: number
  /**
   * Pictures only; otherwise PDF documents too.
   * @default false
   */
  pictures?: boolean
  /**
   * A star follows the label.
   * @default true for documents, false for pictures
   */
  required?: boolean
  /** Words in place of those of {@link filesFieldLabels}. */
  labels?: Partial<typeof filesFieldLabels>
}

/** The field for the files of a form: pictures and PDF documents, or pictures. Renders Upload. */
export const FilesField = forwardRef<HTMLInputElement, FilesFieldProps>(function FilesField(props, ref) {
  const { field, files, pictures = false, required = !pictures, labels, ...rest } = props
  const words = useLabels('filesField', filesFieldLabels, labels)
  const mb = MAX_FILE_BYTES / 1024 / 1024
  return (
    <Upload
      name={field.name}
      hint={pictures ? words.pictures(mb) : words.files(mb)}
      error={files.notice || field.error}
      required={required}
      {...rest}
      ref={ref}
      accept={(pictures ? PICTURE_TYPES : FILE_TYPES).join()}
      items={files.items.map(fieldItem)}
      onFiles={files.add}
      onRemove={files.remove}
      onRetry={files.retry}
    />
  )
})

/** A file of the field, with its address once it was sent. */
const fieldItem = (item: SendingItem<{ readonly url: string }>) => ({ ...item, url: item.result?.url })
