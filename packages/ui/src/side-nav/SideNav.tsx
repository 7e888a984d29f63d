'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './SideNav.css'
import * as Headless from './SideNav.headless'

export const SideNavTop = withClass(Headless.SideNavTop, css.top, 'SideNavTop')
export const SideNavAction = withClass(Headless.SideNavAction, css.action, 'SideNavAction')

export function SideNavLinks({ className, linkClassName, ...rest }: Headless.SideNavLinksProps) {
  return (
    <Headless.SideNavLinks
      {...rest}
      className={joinClass(css.links, className)}
      linkClassName={joinClass(css.link, linkClassName)}
    />
  )
}

export interface SideNavProps {
  links: readonly Headless.SideNavLink[]
  /** What else floats there: actions, chat, quality inspection. */
  children?: ReactNode
  className?: string
}

/** What floats at the right of every page: links with pictures, and back to the top. */
export function SideNav({ links, children, className }: SideNavProps) {
  return (
    <nav aria-label="侧边快捷" className={joinClass(css.root, className)}>
      <SideNavLinks links={links} />
      {children}
      <SideNavTop>
        <Icon name="top" />
      </SideNavTop>
    </nav>
  )
}
