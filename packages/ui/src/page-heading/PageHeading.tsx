import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './PageHeading.css'

export interface PageHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  title: string
  /** The breadcrumb. Its last entry is this page. */
  crumbs?: readonly Crumb[] | undefined
  /** Content beside the title: a link, a count. */
  aside?: ReactNode
  /** Buttons for the whole page at the end of the line, all of one size; on a narrow screen below it where both do not fit. */
  actions?: ReactNode
  /**
   * `s` is one line of 36 px, for a page that needs the height: title, breadcrumb, aside.
   * @default 'm'
   */
  size?: 's' | 'm'
  /** What belongs to the whole page, such as terms or pictures: beside the heading where both fit in one line, else below it. */
  notes?: ReactNode
}

/** The heading of a page: breadcrumb, title, content beside it, and buttons at the end. Renders `div` with an `h1`; sets `data-size`, without notes. */
export const PageHeading = forwardRef<HTMLDivElement, PageHeadingProps>(function PageHeading(
  { title, crumbs, aside, actions, size = 'm', notes, className, ...rest },
  ref,
) {
  const own = { ...rest, ref, className: joinClass(notes ? css.withNotes : css.root, className) }
  const heading = (
    <div {...(notes ? { className: css.root } : own)} data-size={size}>
      {crumbs && <Breadcrumb items={crumbs} className={size === 's' ? css.crumbs : undefined} />}
      <div className={css.line} data-part="line" data-actions={dataAttr(Boolean(actions))}>
        <h1 className={css.title} data-part="title">
          {title}
        </h1>
        {aside}
        {actions && (
          <div className={css.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  )
  if (!notes) return heading
  return (
    <div {...own}>
      {heading}
      <div className={css.notes} data-part="notes">
        {notes}
      </div>
    </div>
  )
})
