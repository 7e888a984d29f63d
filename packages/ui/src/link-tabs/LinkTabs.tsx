import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './LinkTabs.css'

/** A page of several: its name, and where it is. */
export interface LinkTab {
  name: string
  href: string
  /** It is the page that is shown. */
  current?: boolean | undefined
}

export interface LinkTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the links lead to, for screen readers: 科室. */
  label: string
  links: readonly LinkTab[]
  /**
   * `line` for a few in one row, `boxes` for many.
   * @default 'line'
   */
  variant?: 'line' | 'boxes'
}

/** Links between pages that are alike. Renders `nav`; sets `data-variant`; the current link has `aria-current`. */
export const LinkTabs = forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, links, variant = 'line', className, ...rest },
  ref,
) {
  return (
    <nav
      {...rest}
      ref={ref}
      aria-label={label}
      className={joinClass(css.root, className)}
      data-variant={variant}
    >
      {links.map(({ name, href, current }) => (
        <Link
          key={name}
          href={href}
          className={css.link}
          aria-current={current ? 'page' : undefined}
          data-part="link"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
})
