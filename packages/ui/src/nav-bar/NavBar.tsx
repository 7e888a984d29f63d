'use client'
import { NAV_ITEMS } from '@yaoji/domain'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Container } from '../container'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './NavBar.css'

export const navBarLabels = {
  /** Name of the nav, for screen readers. */
  nav: '主导航',
  /** Name of the button that opens an item's flyout, for screen readers. */
  open: (name: string) => `展开${name}`,
}

/** A nav item, as the common configuration has it. */
export interface NavBarItemData {
  id: number
  name: string
  url: string
  children: readonly { id: number; name: string; url: string }[]
}

export interface NavBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The items; the first nine are shown (CH-09, CN-02). */
  nav: readonly NavBarItemData[]
  /** Address of the page, to mark the item that leads to it. */
  current?: string
  /** The category menu, at the start. */
  category?: ReactNode
  /** Texts in place of {@link navBarLabels}. */
  labels?: Partial<typeof navBarLabels>
}

/**
 * The bar under the header: the category menu and up to nine items, some with a flyout. Renders `div` around a `nav`;
 * items set `data-open` and `data-current`.
 */
export const NavBar = forwardRef<HTMLDivElement, NavBarProps>(function NavBar(
  { nav, current, category, labels, className, ...rest },
  ref,
) {
  const flyouts = useFlyouts()
  const words = useLabels('navBar', navBarLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container className={css.line} data-part="line">
        <div className={plain} data-part="category">
          {category}
        </div>
        <nav aria-label={words.nav} {...flyouts.rootProps} className={plain} data-part="nav">
          <ul className={css.list} data-part="list">
            {nav.slice(0, NAV_ITEMS).map(item => (
              <Item key={item.id} {...{ item, current, flyouts, words }} />
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  )
})

interface ItemProps {
  item: NavBarItemData
  current: string | undefined
  flyouts: Flyouts
  words: typeof navBarLabels
}

/** A link, and where the item has children, a button and a flyout with them while it is open. */
function Item({ item, current, flyouts, words }: ItemProps) {
  const key = String(item.id)
  const isCurrent = item.url === current
  const link = (
    <Link
      href={item.url}
      title={item.name}
      aria-current={isCurrent ? 'page' : undefined}
      className={css.link}
      data-part="link"
    >
      {item.name}
    </Link>
  )
  if (item.children.length === 0) {
    return (
      <li className={css.item} data-part="item" data-current={dataAttr(isCurrent)}>
        {link}
      </li>
    )
  }
  const open = flyouts.open === key
  return (
    <li
      {...flyouts.itemProps(key)}
      className={css.item}
      data-part="item"
      data-open={dataAttr(open)}
      data-current={dataAttr(isCurrent)}
    >
      {link}
      <button
        type="button"
        aria-label={words.open(item.name)}
        {...flyouts.triggerProps(key)}
        className={css.toggle}
        data-part="toggle"
      >
        <Icon name="chevron-down" size="s" />
      </button>
      <ul aria-label={item.name} {...flyouts.panelProps(key)} className={css.flyout} data-part="flyout">
        {open &&
          item.children.map(child => (
            <li key={child.id} className={plain} data-part="flyout-item">
              <Link href={child.url} className={css.flyoutLink} data-part="flyout-link">
                {child.name}
              </Link>
            </li>
          ))}
      </ul>
    </li>
  )
}
