'use client'
import { useStickyHeader } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { sideNavItem } from '../layout/sideNavItem.css'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './SideNav.css'

export const sideNavLabels = {
  /** Name of the navigation, for screen readers. */
  nav: '侧边快捷',
  /** Name of the button with the arrow. */
  top: '回到顶部',
}

/** A picture with an address, by the wire's names. */
export interface SideNavLink {
  id: number
  image: string
  url: string
  title: string
}

export interface SideNavProps extends HTMLAttributes<HTMLElement> {
  links: readonly SideNavLink[]
  /**
   * Scroll position from which the button to the top is shown, in CSS pixels.
   * @default 600
   */
  topFrom?: number
  /** Words in place of those of {@link sideNavLabels}. */
  labels?: Partial<typeof sideNavLabels>
  /** What else floats there, below the links: actions, chat, quality inspection. What arrives last is the last one. */
  children?: ReactNode
}

/**
 * What floats at the right of every page (CH-13): links with pictures, what is put inside, and a button to the top of the
 * page after scrolling. Renders `nav`.
 */
export const SideNav = forwardRef<HTMLElement, SideNavProps>(function SideNav(
  { links, topFrom = 600, labels, children, className, ...rest },
  ref,
) {
  const words = useLabels('sideNav', sideNavLabels, labels)
  const scrolled = useStickyHeader({ from: topFrom })
  return (
    <nav
      aria-label={words.nav}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-side-nav=""
    >
      {links.length > 0 && <Links links={links} />}
      {children}
      {scrolled && (
        <button
          type="button"
          aria-label={words.top}
          className={joinClass(css.top, sideNavItem)}
          data-part="top"
          onClick={scrollToTop}
        >
          <Icon name="top" />
        </button>
      )}
    </nav>
  )
})

function Links({ links }: Pick<SideNavProps, 'links'>) {
  return (
    <ul className={joinClass(css.links, sideNavItem)} data-part="links">
      {links.map(({ id, image, url, title }) => (
        <li key={id} className={css.linkItem} data-part="link-item">
          <Link href={url} className={css.link} data-part="link">
            {image && (
              <img
                src={image}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                className={plain}
                data-part="image"
              />
            )}
            <span className={plain} data-part="title">
              {title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const STILL = '(prefers-reduced-motion: reduce)'

/** Smoothly, or at once where less motion is asked for. */
function scrollToTop() {
  const still = window.matchMedia?.(STILL).matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

/** Something to do from any page, beside the links. Renders `button`. */
export const SideNavAction = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function SideNavAction({ className, ...rest }, ref) {
    return (
      <button type="button" {...rest} ref={ref} className={joinClass(css.action, sideNavItem, className)} />
    )
  },
)
