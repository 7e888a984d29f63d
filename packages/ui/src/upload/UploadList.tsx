'use client'
import { useReturnFocus } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useLabels } from '../labels/useLabels'
import { safeHref } from '../link/safeHref'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './Upload.css'
import { pictureOf, UploadThumbnail } from './UploadThumbnail'
import type { UploadItem } from './uploadItem'
import { percentOf, sizeText, stateText, type UploadWords, uploadLabels } from './uploadLabels'

export interface UploadListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  items: readonly UploadItem[]
  /** Removes a file; without it files cannot be removed. */
  onRemove?: ((key: string) => void) | undefined
  /** Sends a failed file again; without it they cannot be sent again. */
  onRetry?: ((key: string) => void) | undefined
  /**
   * Each file with an address has a link that saves it.
   *
   * @default false
   */
  downloads?: boolean | undefined
  /** Words in place of those of {@link uploadLabels}. */
  labels?: Partial<UploadWords> | undefined
}

/**
 * Files with thumbnail, name, size and, while they can be changed, state. A picture opens in a dialog, any other file in a new tab. Renders `ul`;
 * entries set `data-state`.
 */
export const UploadList = forwardRef<HTMLUListElement, UploadListProps>(function UploadList(
  { items, onRemove, onRetry, downloads = false, labels, className, ...rest },
  ref,
) {
  const words = useLabels('upload', uploadLabels, labels)
  const [viewed, setViewed] = useState<UploadItem | null>(null)
  const { remember, giveBack } = useReturnFocus()

  /** The focus goes on to the next control when the button disappears with its file. */
  function remove(key: string) {
    remember()
    giveBack()
    onRemove?.(key)
  }

  return (
    <>
      <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.list, className)}>
        {items.map(item => (
          <li key={item.key} className={css.item} data-part="item" data-state={item.state}>
            <UploadThumbnail item={item} onView={() => setViewed(item)} words={words} />
            <ItemText item={item} isSaved={!onRemove && !onRetry && item.state === 'done'} words={words} />
            <ItemButtons
              item={item}
              onRemove={onRemove && remove}
              onRetry={onRetry}
              downloads={downloads}
              words={words}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={viewed !== null}
        onOpenChange={() => setViewed(null)}
        title={viewed?.name ?? ''}
        size="l"
        sheet={false}
      >
        {viewed && <img src={pictureOf(viewed)} alt={viewed.name} className={css.large} data-part="large" />}
      </Dialog>
    </>
  )
})

interface ItemProps {
  item: UploadItem
  words: UploadWords
}

/** Of a file that was saved before, the size is all there is to say: nobody uploads it now. */
function ItemText({ item, isSaved, words }: ItemProps & { isSaved: boolean }) {
  const { name, size, state, progress } = item
  return (
    <div className={css.text} data-part="text">
      <span className={css.name} data-part="name">
        {name}
      </span>
      <span className={isSaved ? css.size : css.state} data-part="state">
        {isSaved ? sizeText(size) : `${sizeText(size)} · ${stateText(item, words)}`}
      </span>
      {state === 'sending' && (
        <div
          role="progressbar"
          aria-label={words.progress(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentOf(progress)}
          className={css.track}
          data-part="track"
        >
          <div className={css.bar} data-part="bar" style={{ inlineSize: `${percentOf(progress)}%` }} />
        </div>
      )}
    </div>
  )
}

interface ItemButtonsProps extends ItemProps, Pick<UploadListProps, 'onRemove' | 'onRetry' | 'downloads'> {}

function ItemButtons({ item, onRemove, onRetry, downloads, words }: ItemButtonsProps) {
  const { key, name, url, canRetry } = item
  return (
    <div className={css.buttons} data-part="buttons">
      {downloads && url && (
        // Not the application's link: the file is on the service, outside its routes.
        <a href={safeHref(url)} download={name} className={css.download} data-part="download">
          {words.download}
          <VisuallyHidden> {name}</VisuallyHidden>
        </a>
      )}
      {onRetry && canRetry && (
        <Button variant="quiet" size="s" className={css.button} onClick={() => onRetry(key)}>
          {words.retry}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" size="s" className={css.button} onClick={() => onRemove(key)}>
          {words.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
