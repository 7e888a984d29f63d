import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { joinClass } from '../part/joinClass'
import * as css from './PageHeading.css'

export interface PageHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  title: string
  /** The breadcrumb. Its last entry is this page. */
  crumbs?: readonly Crumb[] | undefined
  /** Content beside the title. */
  aside?: ReactNode
  /**
   * `s` is one line of 36 px, for a page that needs the height: title, breadcrumb, aside.
   * @default 'm'
   */
  size?: 's' | 'm'
}

/** The heading of a page: breadcrumb, title, and content beside it. Renders `div` with an `h1`; sets `data-size`. */
export const PageHeading = forwardRef<HTMLDivElement, PageHeadingProps>(function PageHeading(
  { title, crumbs, aside, size = 'm', className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-size={size}>
      {crumbs && <Breadcrumb items={crumbs} className={size === 's' ? css.crumbs : undefined} />}
      <div className={css.line} data-part="line">
        <h1 className={css.title} data-part="title">
          {title}
        </h1>
        {aside}
      </div>
    </div>
  )
})
