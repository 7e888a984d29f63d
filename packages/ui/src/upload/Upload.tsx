'use client'
import { useSettledAnnouncement } from '@yaoji/hooks'
import { type ClipboardEvent, forwardRef } from 'react'
import { Field } from '../field'
import { useLabels } from '../labels/useLabels'
import { type FieldPart, splitField } from '../part/fieldProps'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './Upload.css'
import { UploadList } from './UploadList'
import { UploadZone, type UploadZoneProps } from './UploadZone'
import { isCounted, type UploadItem } from './uploadItem'
import { uploadLabels } from './uploadLabels'

export interface UploadProps extends FieldPart, Omit<UploadZoneProps, keyof FieldPart | 'count'> {
  /** The files in their order; `useUpload` of `@yaoji/hooks` holds them. */
  items: readonly UploadItem[]
  /** Removes a file, also one on its way. */
  onRemove: (key: string) => void
  /** Sends a failed file again. */
  onRetry: (key: string) => void
  /**
   * Files can be added, removed and sent again; without it they are only shown.
   * @default false
   */
  readOnly?: boolean
}

/**
 * Files to send: a field to choose, drop or paste them, and below it each file with its state. On phones the browser
 * offers the camera. It sends nothing itself. Renders `div` around `input`: `className` and `style` are the outer
 * element's, `ref` and the other props the input's. Sets `data-invalid`, `data-required`, `data-disabled`.
 */
export const Upload = forwardRef<HTMLInputElement, UploadProps>(function Upload(props, ref) {
  const { items, onRemove, onRetry, onFiles, max, readOnly = false, labels, ...rest } = props
  const [field, control] = splitField(rest)
  const words = useLabels('upload', uploadLabels, labels)
  const announced = useAnnouncement(items, words.summary)
  const used = items.filter(isCounted).length
  const full = used >= (max ?? Number.POSITIVE_INFINITY)

  function paste(event: ClipboardEvent) {
    const files = Array.from(event.clipboardData.files)
    if (files.length === 0 || full || field.disabled) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <Field {...field} className={joinClass(css.root, field.className)} onPaste={readOnly ? undefined : paste}>
      {!readOnly && (
        <UploadZone {...control} ref={ref} onFiles={onFiles} max={max} count={used} labels={labels} />
      )}
      {items.length > 0 && (
        <UploadList items={items} labels={labels} {...(!readOnly && { onRemove, onRetry })} />
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Field>
  )
})

/** What to announce once no file is on its way: a screen reader would hear each percent otherwise. */
function useAnnouncement(items: readonly UploadItem[], summary: typeof uploadLabels.summary): string {
  const count = (state: UploadItem['state']) => items.filter(item => item.state === state).length
  const pending = count('sending') + count('waiting') > 0
  return useSettledAnnouncement(summary(count('done'), count('failed')), { pending })
}
