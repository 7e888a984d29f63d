'use client'
import { type ComponentPropsWithoutRef, type DragEvent, forwardRef, useState } from 'react'
import { useFieldControl } from '../field'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Upload.css'
import { type UploadWords, uploadLabels } from './uploadLabels'

export interface UploadZoneProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'max'> {
  /** Files that the user chose, dropped or pasted; they are not checked yet. */
  onFiles: (files: File[]) => void
  /** How many files there are. */
  count: number
  /**
   * How many files there can be.
   * @default no limit
   */
  max?: number | undefined
  /**
   * File types that the browser's dialog offers, as of the input's `accept`. Files that are dropped are not limited.
   * @default all
   */
  accept?: string | undefined
  /** Words in place of those of {@link uploadLabels}. */
  labels?: Partial<UploadWords>
}

/**
 * Where files are chosen or dropped. Put it in a Field. Renders `div` around the browser's own file input, which covers
 * it: `className` and `style` are the outer element's, `ref` and the other props the input's. The outer element sets
 * `data-dragging` and `data-full`.
 */
export const UploadZone = forwardRef<HTMLInputElement, UploadZoneProps>(function UploadZone(
  { onFiles, count, max, labels, onChange, onClick, className, style, ...rest },
  ref,
) {
  const words = useLabels('upload', uploadLabels, labels)
  const control = useFieldControl('UploadZone')
  const full = max !== undefined && count >= max
  const { dragging, dragProps } = useDropTarget(files => !full && !control.disabled && onFiles(files))
  return (
    <div
      className={joinClass(css.zone, className)}
      style={style}
      data-part="zone"
      data-dragging={dataAttr(dragging && !full)}
      data-full={dataAttr(full)}
      {...dragProps}
    >
      <input
        multiple={max !== 1}
        aria-disabled={full || undefined}
        {...control}
        // The files are in the list below, not in the control: it is always empty.
        required={undefined}
        {...rest}
        ref={ref}
        type="file"
        className={css.input}
        onClick={composeEventHandlers(onClick, event => full && event.preventDefault())}
        onChange={composeEventHandlers(onChange, ({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? [])
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        })}
      />
      <Icon name="upload" className={css.icon} />
      {full ? (
        <span className={css.tip} data-part="full">
          {words.full(max)}
        </span>
      ) : (
        <Ways id={control.id} dragging={dragging} words={words} />
      )}
      {max !== undefined && (
        <span className={css.count} data-part="count">
          {words.count(count, max)}
        </span>
      )}
    </div>
  )
})

interface WaysProps {
  id: string
  dragging: boolean
  words: UploadWords
}

/** What can be done, in words. The input that does it is above them. */
function Ways({ id, dragging, words }: WaysProps) {
  if (dragging) {
    return (
      <span className={css.tip} data-part="release">
        {words.release}
      </span>
    )
  }
  return (
    <>
      <label htmlFor={id} className={css.choose} data-part="choose">
        {words.choose}
      </label>
      <span className={css.tip} data-part="drop" data-pointer="fine">
        {words.drop}
      </span>
    </>
  )
}

/** Receives dropped files, also those that the browser's own file input would ignore without a word. */
function useDropTarget(onFiles: (files: File[]) => void) {
  const [dragging, setDragging] = useState(false)
  return {
    dragging,
    dragProps: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragging(true)
      },
      onDragLeave(event: DragEvent) {
        // React's types leave the kind of the target open; a node or nothing is entered.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        setDragging(false)
        const files = Array.from(event.dataTransfer.files)
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
