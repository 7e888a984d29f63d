import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import type { ReactNode } from 'react'
import * as css from './PageHeading.css'

export interface PageHeadingProps {
  title: string
  /** The breadcrumb. Its last entry is this page. */
  crumbs?: readonly { name: string; href?: string }[]
  /** Content beside the title. */
  aside?: ReactNode
}

/** The heading of a page: breadcrumb, title, and content beside it. */
export function PageHeading({ title, crumbs, aside }: PageHeadingProps) {
  return (
    <div className={css.root}>
      {crumbs && <Breadcrumb items={crumbs} />}
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        {aside}
      </div>
    </div>
  )
}
