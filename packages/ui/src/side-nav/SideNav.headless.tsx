'use client'
import { useStickyHeader } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { mergeProps } from '../part/mergeProps'

/** A picture with an address, as the wire has it. */
export interface SideNavLink {
  id: number
  image: string
  url: string
  title: string
}

export interface SideNavLinksProps extends HTMLAttributes<HTMLUListElement> {
  links: readonly SideNavLink[]
  linkClassName?: string
}

/** The floating links, pictures named by their titles (CH-13). Renders `ul`; nothing without links. */
export const SideNavLinks = forwardRef<HTMLUListElement, SideNavLinksProps>(function Links(
  { links, linkClassName, ...rest },
  ref,
) {
  if (links.length === 0) return null
  return (
    <ul {...rest} ref={ref}>
      {links.map(({ id, image, url, title }) => (
        <li key={id}>
          <Link href={url} className={linkClassName}>
            {image && <img src={image} alt="" width={40} height={40} loading="lazy" />}
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})

export interface SideNavTopProps extends ComponentPropsWithoutRef<'button'> {
  /** Scroll position from which there is a way back, in CSS pixels. */
  from?: number
}

const STILL = '(prefers-reduced-motion: reduce)'

/** Back to the top of the page: smoothly, at once where less motion is asked for. Renders `button` once one has scrolled. */
export const SideNavTop = forwardRef<HTMLButtonElement, SideNavTopProps>(function Top(
  { from = 600, children, ...rest },
  ref,
) {
  const scrolled = useStickyHeader({ from })
  if (!scrolled) return null
  function goUp() {
    const still = window.matchMedia?.(STILL).matches
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  }
  return (
    <button type="button" aria-label="回到顶部" {...mergeProps(rest, { onClick: goUp })} ref={ref}>
      {children}
    </button>
  )
})

/** Something to do from any page, beside the links. Renders `button`. */
export const SideNavAction = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Action(props, ref) {
    return <button type="button" {...props} ref={ref} />
  },
)
