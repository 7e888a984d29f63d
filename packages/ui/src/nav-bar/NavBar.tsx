'use client'
import type { ReactNode } from 'react'
import { Frame } from '../frame'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './NavBar.css'
import * as Headless from './NavBar.headless'

export const NavBarRoot = Headless.NavBarRoot
export const NavBarItem = withClass(Headless.NavBarItem, css.item, 'NavBarItem')
export const NavBarLink = withClass(Headless.NavBarLink, css.link, 'NavBarLink')
export const NavBarToggle = withClass(Headless.NavBarToggle, css.toggle, 'NavBarToggle')

export function NavBarFlyout({ className, linkClassName, ...rest }: Headless.NavBarFlyoutProps) {
  return (
    <Headless.NavBarFlyout
      {...rest}
      className={joinClass(css.flyout, className)}
      linkClassName={joinClass(css.flyoutLink, linkClassName)}
    />
  )
}

/** All items in a row, for inside a root. */
export function NavBarList() {
  const { items } = Headless.useNavBar('NavBarList')
  return (
    <ul className={css.list}>
      {items.map(item => (
        <NavBarItem key={item.id} item={item}>
          <NavBarLink />
          <NavBarToggle>
            <Icon name="chevron-down" size="s" />
          </NavBarToggle>
          <NavBarFlyout />
        </NavBarItem>
      ))}
    </ul>
  )
}

export interface NavBarProps extends Omit<Headless.NavBarRootProps, 'children'> {
  /** The category menu, at the left. */
  category?: ReactNode
}

/** The bar under the header: the category menu and up to nine items with their flyouts. */
export function NavBar({ category, ...root }: NavBarProps) {
  return (
    <div className={css.band}>
      <Frame className={css.line}>
        <div>{category}</div>
        <NavBarRoot {...root}>
          <NavBarList />
        </NavBarRoot>
      </Frame>
    </div>
  )
}
