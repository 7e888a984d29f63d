'use client'
import { useState } from 'react'
import { safeHref } from '../link'
import * as css from './Upload.css'
import type { UploadItem } from './uploadItem'
import type { UploadWords } from './uploadLabels'

interface UploadThumbnailProps {
  item: UploadItem
  onView: () => void
  words: Pick<UploadWords, 'picture' | 'view' | 'viewInNewTab'>
}

/** A picture, or the kind of the file. It opens the file where there is something to see. */
export function UploadThumbnail({ item, onView, words }: UploadThumbnailProps) {
  const { name, url } = item
  const picture = pictureOf(item)
  const content = <ThumbnailContent picture={picture} kind={picture ? words.picture : kindOf(name)} />
  if (picture) {
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
  if (url) {
    return (
      // Not the application's link: the file is on the service, outside its routes.
      <a
        href={safeHref(url)}
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
  return (
    <span aria-hidden className={css.thumbnail} data-part="thumbnail">
      {content}
    </span>
  )
}

function ThumbnailContent({ picture, kind }: { picture: string | undefined; kind: string }) {
  const [broken, setBroken] = useState<string>()
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        className={css.picture}
        data-part="picture"
        onError={() => setBroken(picture)}
      />
    )
  }
  return (
    <span className={css.kind} data-part="kind">
      {kind}
    </span>
  )
}

/** Address of the picture of a file: its preview, or a picture on the service. */
export function pictureOf({ type, preview, url }: UploadItem): string | undefined {
  return preview ?? (type.startsWith('image/') ? url : undefined)
}

/** The kind of a file by the end of its name: `副本.pdf` is `PDF`. */
function kindOf(name: string): string {
  return /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '—'
}
