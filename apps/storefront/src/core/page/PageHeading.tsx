import { Breadcrumb } from '@yaoji/ui/breadcrumb'
import type { ReactNode } from 'react'
import * as css from './PageHeading.css'

export interface PageHeadingProps {
  title: string
  /** The way here; the last one is this page. */
  crumbs?: readonly { name: string; href?: string }[]
  /** What stands beside the title. */
  aside?: ReactNode
}

/** The head of a page: the way here, the title, and what belongs beside it. */
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
