'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './Breadcrumb.css'

export const breadcrumbLabels = {
  /** Name of the navigation, for screen readers. */
  navigation: '当前位置',
}

export interface Crumb {
  name: string
  /** Absent for the page itself, and for a level without a page of its own. */
  href?: string
}

export interface BreadcrumbProps extends HTMLAttributes<HTMLElement> {
  /** The levels from the home page to this page. */
  items: readonly Crumb[]
  /** Words in place of those of {@link breadcrumbLabels}. */
  labels?: Partial<typeof breadcrumbLabels>
}

/**
 * The levels from the home page to this one. Renders `nav` with a list; the last item without an address is the current
 * page. A long name is cut and has its whole text as tooltip.
 */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, labels, className, ...rest },
  ref,
) {
  const words = useLabels('breadcrumb', breadcrumbLabels, labels)
  return (
    <nav aria-label={words.navigation} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <ol className={css.list} data-part="list">
        {items.map((item, index) => (
          <li key={item.href ?? item.name} className={css.item} data-part="item">
            <Level {...item} last={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
})

function Level({ name, href, last }: Crumb & { last: boolean }) {
  if (href !== undefined) {
    return (
      <Link href={href} title={name} className={css.level} data-part="link">
        {name}
      </Link>
    )
  }
  return (
    <span aria-current={last ? 'page' : undefined} title={name} className={css.level} data-part="name">
      {name}
    </span>
  )
}
