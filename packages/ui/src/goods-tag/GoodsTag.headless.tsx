import { isTagKind, TAG_NAMES } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'

/** A tag as the wire carries it. */
export interface GoodsTagData {
  name: string
  describe: string
  is_show: number
}

export interface GoodsTagProps extends HTMLAttributes<HTMLSpanElement> {
  name: string
  /** What the tag promises, as its tooltip: `满 500 减 20`. */
  describe?: string
}

/** One promotion letter, read out by its full name (CN-03). Renders `span`; sets `data-tag`. */
export const GoodsTag = forwardRef<HTMLSpanElement, GoodsTagProps>(function GoodsTag(
  { name, describe, ...rest },
  ref,
) {
  const spoken = isTagKind(name) ? TAG_NAMES[name] : name
  return (
    <span title={describe || spoken} {...rest} ref={ref} data-tag={name}>
      <span aria-hidden>{name}</span>
      <VisuallyHidden>{describe ? `${spoken}：${describe}` : spoken}</VisuallyHidden>
    </span>
  )
})

export interface GoodsTagsProps extends HTMLAttributes<HTMLUListElement> {
  tags: readonly GoodsTagData[]
  tagClassName?: string
}

/** The tags of a goods that are to be shown, in the wire's order. Renders `ul`, or nothing without any. */
export const GoodsTags = forwardRef<HTMLUListElement, GoodsTagsProps>(function GoodsTags(
  { tags, tagClassName, ...rest },
  ref,
) {
  const shown = tags.filter(tag => tag.is_show === 1)
  if (shown.length === 0) return null
  return (
    <ul aria-label="活动标签" {...rest} ref={ref}>
      {shown.map(tag => (
        <li key={tag.name}>
          <GoodsTag name={tag.name} describe={tag.describe} className={tagClassName} />
        </li>
      ))}
    </ul>
  )
})
