'use client'
import { forwardRef, type HTMLAttributes, type KeyboardEvent, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsGallery.css'

export const goodsGalleryLabels = {
  /** In place of pictures where there are none. */
  empty: '暂无图片',
  /** What the large picture shows, where there are several, for screen readers. */
  picture: (name: string, place: number, count: number) => `${name}，第 ${place} 张，共 ${count} 张`,
  /** Name of the group of small pictures and of one of them, for screen readers. */
  thumbs: '商品图片',
  thumb: (place: number) => `第 ${place} 张图片`,
}

/** A picture in two sizes, by the wire's names. */
export interface GalleryPicture {
  list: string
  large: string
}

export interface GoodsGalleryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  goods_image: readonly GalleryPicture[]
  /** Name of the product: what the pictures show. */
  name: string
  /** Words in place of those of {@link goodsGalleryLabels}. */
  labels?: Partial<typeof goodsGalleryLabels>
}

/**
 * The pictures of a product: one large, at most 420 px, and below it those to choose from, as toggle buttons that are one
 * tab stop. Renders `div`; sets `data-empty` where there are none.
 */
export const GoodsGallery = forwardRef<HTMLDivElement, GoodsGalleryProps>(function GoodsGallery(
  { goods_image, name, labels, className, ...rest },
  ref,
) {
  const [chosen, choose] = useState(0)
  const count = goods_image.length
  const index = Math.min(chosen, Math.max(0, count - 1))
  const picture = goods_image[index]
  const words = useLabels('goodsGallery', goodsGalleryLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-empty={dataAttr(count === 0)}>
      {picture ? (
        <img
          width={420}
          height={420}
          src={picture.large}
          alt={count > 1 ? words.picture(name, index + 1, count) : name}
          className={css.picture}
          data-part="picture"
        />
      ) : (
        <div className={css.empty} data-part="empty">
          {words.empty}
        </div>
      )}
      {count > 1 && <Thumbs {...{ goods_image, index, choose, words }} />}
    </div>
  )
})

/** Which key goes where, of `count` pictures. */
const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: index => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface ThumbsProps extends Pick<GoodsGalleryProps, 'goods_image'> {
  index: number
  choose: (index: number) => void
  words: typeof goodsGalleryLabels
}

function Thumbs({ goods_image, index, choose, words }: ThumbsProps) {
  function chooseByKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = KEYS[event.key]?.(index, goods_image.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere
    <div
      role="group"
      aria-label={words.thumbs}
      className={css.thumbs}
      data-part="thumbs"
      onKeyDown={chooseByKey}
    >
      {goods_image.map(({ list }, place) => (
        <button
          key={list}
          type="button"
          aria-label={words.thumb(place + 1)}
          aria-pressed={place === index}
          tabIndex={place === index ? 0 : -1}
          className={css.thumb}
          data-part="thumb"
          onClick={() => choose(place)}
        >
          <img
            src={list}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className={css.thumbImage}
            data-part="thumb-image"
          />
        </button>
      ))}
    </div>
  )
}
