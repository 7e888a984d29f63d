import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { type LinkButtonEntry, LinkButtons } from '../button'
import { joinClass } from '../part/joinClass'
import * as css from './Empty.css'
import { EmptyPicture } from './EmptyPicture'

export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What there is none of: 购物车空空如也~; a heading where it is the page's only one. */
  title: ReactNode
  /** What to do about it. */
  text?: ReactNode
  /** Links that lead on, the best first: it is the primary one. */
  links?: readonly LinkButtonEntry[] | undefined
  /** Buttons and other controls that do it, before the links. */
  actions?: ReactNode
  /**
   * `s` inside a panel, `m` in place of a page's content.
   * @default 'm'
   */
  size?: 's' | 'm'
}

/** Nothing here, and what to do next, below a picture. Renders `div`; sets `data-size`. ER-10. */
export const Empty = forwardRef<HTMLDivElement, EmptyProps>(function Empty(
  { title, text, links, actions, size = 'm', className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-size={size}>
      <EmptyPicture />
      <div className={css.title} data-part="title">
        {title}
      </div>
      {text && (
        <p className={css.text} data-part="text">
          {text}
        </p>
      )}
      {(actions || links) && (
        <div className={css.actions} data-part="actions">
          {actions}
          {links && <LinkButtons links={links} />}
        </div>
      )}
    </div>
  )
})
