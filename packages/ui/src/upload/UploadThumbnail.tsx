'use client'
import { useState } from 'react'
import * as css from './Upload.css'
import type { UploadItem } from './uploadItem'
import type { UploadWords } from './uploadLabels'

interface UploadThumbnailProps {
  item: UploadItem
  onView: () => void
  words: Pick<UploadWords, 'picture' | 'view' | 'viewInNewTab'>
}

/** A picture, or the kind of the file. It opens the file where it can be seen. */
export function UploadThumbnail({ item: { name, type, url }, onView, words }: UploadThumbnailProps) {
  const isPicture = type.startsWith('image/')
  const [broken, setBroken] = useState<string>()
  const content =
    isPicture && url && broken !== url ? (
      <img src={url} alt="" className={css.picture} data-part="picture" onError={() => setBroken(url)} />
    ) : (
      <span className={css.kind} data-part="kind">
        {isPicture ? words.picture : kindOf(type)}
      </span>
    )
  if (url === undefined) {
    return (
      <span aria-hidden className={css.thumbnail} data-part="thumbnail">
        {content}
      </span>
    )
  }
  if (isPicture) {
    return (
      <button
        type="button"
        aria-label={words.view(name)}
        className={css.thumbnail}
        data-part="thumbnail"
        onClick={onView}
      >
        {content}
      </button>
    )
  }
  return (
    // Not the application's link: the file is on the service, outside its routes.
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={words.viewInNewTab(name)}
      className={css.thumbnail}
      data-part="thumbnail"
    >
      {content}
    </a>
  )
}

/** `application/pdf` is `PDF`. */
function kindOf(type: string): string {
  return type.slice(type.indexOf('/') + 1).toUpperCase() || '—'
}
