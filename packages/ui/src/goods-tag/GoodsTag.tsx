'use client'
import { isTagKind, TAG_NAMES } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './GoodsTag.css'

/** A tag as the wire carries it. */
export interface GoodsTagData {
  /** The letter that is shown: `秒`. */
  name: string
  /** What the tag promises: `满 500 减 20`. */
  describe: string
  /** 1 where the tag is to be shown. */
  is_show: number
}

/** The words of one tag and of a list of them. */
export const goodsTagsLabels = {
  /** Name of the list, for screen readers. */
  list: '活动标签',
  /** What is shown of a tag with this letter. */
  text: (name: string): string => name,
  /** Its full name, for screen readers and as tooltip. */
  spoken: (name: string): string => (isTagKind(name) ? TAG_NAMES[name] : name),
  /** The full name with what the tag promises. */
  promise: (spoken: string, describe: string) => `${spoken}：${describe}`,
}

export interface GoodsTagProps extends HTMLAttributes<HTMLSpanElement> {
  /** The letter of the wire; what is shown of it is a word, `text`. */
  name: string
  /** What the tag promises, as its tooltip: `满 500 减 20`. */
  describe?: string
  /** Words in place of those of {@link goodsTagsLabels}. */
  labels?: Partial<typeof goodsTagsLabels>
}

/**
 * One promotion letter in the colour of its kind, read out by its full name (CN-03). Renders `span`; sets `data-tag`.
 */
export const GoodsTag = forwardRef<HTMLSpanElement, GoodsTagProps>(function GoodsTag(
  { labels, ...props },
  ref,
) {
  return tagOf(useLabels('goodsTags', goodsTagsLabels, labels), props, ref)
})

function tagOf(
  words: typeof goodsTagsLabels,
  { name, describe, className, ...rest }: Omit<GoodsTagProps, 'labels'>,
  ref?: Ref<HTMLSpanElement>,
) {
  const spoken = words.spoken(name)
  return (
    <span
      title={describe || spoken}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-tag={name}
    >
      <span aria-hidden className={plain} data-part="letter">
        {words.text(name)}
      </span>
      <VisuallyHidden>{describe ? words.promise(spoken, describe) : spoken}</VisuallyHidden>
    </span>
  )
}

export interface GoodsTagsProps extends HTMLAttributes<HTMLUListElement> {
  tags: readonly GoodsTagData[]
  /** Words in place of those of {@link goodsTagsLabels}. */
  labels?: Partial<typeof goodsTagsLabels>
}

/** The tags of a product that are to be shown, in the wire's order. Renders `ul`, or nothing without any. */
export const GoodsTags = forwardRef<HTMLUListElement, GoodsTagsProps>(function GoodsTags(
  { tags, labels, className, ...rest },
  ref,
) {
  const words = useLabels('goodsTags', goodsTagsLabels, labels)
  const shown = tags.filter(tag => tag.is_show === 1)
  if (shown.length === 0) return null
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.list, className)}>
      {shown.map(tag => (
        <li key={tag.name} className={css.item} data-part="item">
          {tagOf(words, { name: tag.name, describe: tag.describe })}
        </li>
      ))}
    </ul>
  )
})
