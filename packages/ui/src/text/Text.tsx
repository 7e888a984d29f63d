import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Text.css'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * The element: a paragraph, or a part of one.
   * @default 'p'
   */
  as?: 'p' | 'span'
  /**
   * 12, 13, 14 or 16 px.
   * @default 's'
   */
  size?: 'xs' | 's' | 'm' | 'l'
  /**
   * `muted` for what is less important than what it is about.
   * @default 'muted'
   */
  tone?: 'muted' | 'normal' | 'good' | 'bad'
}

/** A note beside or below what it is about. Renders `p` or `span`; sets `data-size`, `data-tone`. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { as: Element = 'p', size = 's', tone = 'muted', className, ...rest },
  ref,
) {
  return (
    <Element
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-size={size}
      data-tone={tone}
    />
  )
})
