import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'

export interface Crumb {
  name: string
  /** Absent for the page itself, and for a level without a page of its own. */
  href?: string
}

export interface BreadcrumbProps extends HTMLAttributes<HTMLElement> {
  items: readonly Crumb[]
  listClassName?: string
  itemClassName?: string
}

/** The way from the home page to this one. Renders `nav` with a list; the last item is the current page. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, listClassName, itemClassName, ...rest },
  ref,
) {
  return (
    <nav aria-label="当前位置" {...rest} ref={ref}>
      <ol className={listClassName}>
        {items.map(({ name, href }, index) => (
          <li key={href ?? name} className={itemClassName}>
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} title={name}>
                {name}
              </span>
            ) : (
              <Link href={href} title={name}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
})
