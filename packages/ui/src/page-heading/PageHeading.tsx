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
}

/** The heading of a page: breadcrumb, title, and content beside it. Renders `div` with an `h1`. */
export const PageHeading = forwardRef<HTMLDivElement, PageHeadingProps>(function PageHeading(
  { title, crumbs, aside, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      {crumbs && <Breadcrumb items={crumbs} />}
      <div className={css.line} data-part="line">
        <h1 className={css.title} data-part="title">
          {title}
        </h1>
        {aside}
      </div>
    </div>
  )
})
