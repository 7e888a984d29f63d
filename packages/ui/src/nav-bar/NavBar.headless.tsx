'use client'
import { NAV_ITEMS } from '@yaoji/domain'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

/** A nav item, as the common configuration has it. */
export interface NavBarItemData {
  id: number
  name: string
  url: string
  children: readonly { id: number; name: string; url: string }[]
}

interface NavBarState {
  readonly flyouts: Flyouts
  readonly items: readonly NavBarItemData[]
  readonly current: string | undefined
}

const Context = createContext<NavBarState | null>(null)
const ItemContext = createContext<NavBarItemData | null>(null)

/** The items that are shown; for parts of your own. */
export const useNavBar = (part: string) => useRequiredContext(Context, part, 'NavBarRoot')
const useItem = (part: string) => useRequiredContext(ItemContext, part, 'NavBarItem')
const keyOf = (item: NavBarItemData) => String(item.id)

export interface NavBarRootProps extends HTMLAttributes<HTMLElement> {
  /** The first nine are shown (CH-09, CN-02). */
  nav: readonly NavBarItemData[]
  /** Address of the page, to mark the item that leads to it. */
  current?: string
}

/** The ways through the shop. Renders `nav`, named 主导航. */
export const NavBarRoot = forwardRef<HTMLElement, NavBarRootProps>(function Root(
  { nav, current, ...rest },
  ref,
) {
  const flyouts = useFlyouts()
  return (
    <Context.Provider value={{ flyouts, items: nav.slice(0, NAV_ITEMS), current }}>
      <nav aria-label="主导航" {...mergeProps(rest, flyouts.rootProps)} ref={ref} />
    </Context.Provider>
  )
})

export interface NavBarItemProps extends HTMLAttributes<HTMLLIElement> {
  item: NavBarItemData
}

/** One item with its flyout. Renders `li`; sets `data-open` and `data-current`. */
export const NavBarItem = forwardRef<HTMLLIElement, NavBarItemProps>(function Item({ item, ...rest }, ref) {
  const { flyouts, current } = useNavBar('NavBarItem')
  const hover = item.children.length > 0 ? flyouts.itemProps(keyOf(item)) : {}
  return (
    <ItemContext.Provider value={item}>
      <li
        {...mergeProps(rest, hover)}
        ref={ref}
        data-open={dataAttr(flyouts.open === keyOf(item))}
        data-current={dataAttr(item.url === current)}
      />
    </ItemContext.Provider>
  )
})

/** Leads to the item's page, and says when that is this one. */
export const NavBarLink = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function ItemLink(props, ref) {
  const { current } = useNavBar('NavBarLink')
  const item = useItem('NavBarLink')
  return (
    <Link
      href={item.url}
      title={item.name}
      aria-current={item.url === current ? 'page' : undefined}
      {...props}
      ref={ref}
    >
      {props.children ?? item.name}
    </Link>
  )
})

/** Opens and closes the item's flyout; nothing where it has no children. Renders `button`. */
export const NavBarToggle = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Toggle(props, ref) {
    const { flyouts } = useNavBar('NavBarToggle')
    const item = useItem('NavBarToggle')
    if (item.children.length === 0) return null
    return (
      <button
        type="button"
        aria-label={`展开${item.name}`}
        {...mergeProps(props, flyouts.triggerProps(keyOf(item)))}
        ref={ref}
      />
    )
  },
)

export interface NavBarFlyoutProps extends HTMLAttributes<HTMLUListElement> {
  linkClassName?: string
}

/** The item's children as links, there while it is open. Renders `ul`; nothing where it has none. */
export const NavBarFlyout = forwardRef<HTMLUListElement, NavBarFlyoutProps>(function Flyout(
  { linkClassName, ...rest },
  ref,
) {
  const { flyouts } = useNavBar('NavBarFlyout')
  const item = useItem('NavBarFlyout')
  if (item.children.length === 0) return null
  return (
    <ul aria-label={item.name} {...rest} {...flyouts.panelProps(keyOf(item))} ref={ref}>
      {flyouts.open === keyOf(item) &&
        item.children.map(child => (
          <li key={child.id}>
            <Link href={child.url} className={linkClassName}>
              {child.name}
            </Link>
          </li>
        ))}
    </ul>
  )
})
