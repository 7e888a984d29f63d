'use client'
import { NAV_ITEMS } from '@yaoji/domain'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
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
  /** The button for the items that have no room in the bar. */
  more: '更多',
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
 * The bar under the header: the category menu and up to nine items, some with a flyout. Items without room are in a flyout
 * at the end, on phones they are scrolled to. Renders `div` around a `nav`; items set `data-open`, `data-current` and
 * `data-folded`.
 */
export const NavBar = forwardRef<HTMLDivElement, NavBarProps>(function NavBar(
  { nav, current, category, labels, className, ...rest },
  ref,
) {
  const flyouts = useFlyouts()
  const items = nav.slice(0, NAV_ITEMS)
  const { listRef, shown } = useRoom(items)
  const folded = items.slice(shown)
  const words = useLabels('navBar', navBarLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container className={css.line} data-part="line">
        <div className={plain} data-part="category">
          {category}
        </div>
        <nav aria-label={words.nav} {...flyouts.rootProps} className={css.nav} data-part="nav">
          <ul ref={listRef} className={css.list} data-part="list">
            {items.map((item, at) => (
              <Item key={item.id} {...{ item, current, flyouts, words }} folded={at >= shown} />
            ))}
          </ul>
          {folded.length > 0 && <More items={folded} {...{ current, flyouts, words }} />}
        </nav>
      </Container>
    </div>
  )
})

/** How many items have room: those that have none are in a second line, which is cut off. */
function useRoom(items: readonly NavBarItemData[]) {
  const listRef = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(NAV_ITEMS)
  const names = items.map(({ name }) => name).join()
  // Before the first paint: what has no room is never seen without its place. `names` is read by what is measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other widths
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return
    const measure = () => {
      const places = Array.from(list.children, item => (item as HTMLElement).offsetTop)
      const below = places.findIndex(top => top > (places[0] ?? 0))
      setShown(below < 0 ? NAV_ITEMS : below)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(list)
    return () => watch.disconnect()
  }, [names])
  return { listRef, shown }
}

interface ItemProps {
  item: NavBarItemData
  /** It has no room in the bar, and is in the flyout at the end. */
  folded: boolean
  current: string | undefined
  flyouts: Flyouts
  words: typeof navBarLabels
}

/** A link, and where the item has children, a button and a flyout with them while it is open. */
function Item({ item, folded, current, flyouts, words }: ItemProps) {
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
      <li
        className={css.item}
        data-part="item"
        data-current={dataAttr(isCurrent)}
        data-folded={dataAttr(folded)}
      >
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
      data-folded={dataAttr(folded)}
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

/** Key of the flyout; those of the items are their ids. */
const MORE = 'more'

/** A button, and while it is open a flyout with the items that have no room, each with its children below it. */
function More({
  items,
  current,
  flyouts,
  words,
}: Omit<ItemProps, 'item' | 'folded'> & { items: readonly NavBarItemData[] }) {
  const open = flyouts.open === MORE
  return (
    <div {...flyouts.itemProps(MORE)} className={css.more} data-part="more" data-open={dataAttr(open)}>
      <button
        type="button"
        {...flyouts.triggerProps(MORE)}
        className={css.moreButton}
        data-part="more-button"
      >
        {words.more}
        <Icon name="chevron-down" size="s" />
      </button>
      <ul aria-label={words.more} {...flyouts.panelProps(MORE)} className={css.moreFlyout} data-part="flyout">
        {open &&
          items.map(({ id, name, url, children }) => (
            <li key={id} className={plain} data-part="flyout-item">
              <Link
                href={url}
                aria-current={url === current ? 'page' : undefined}
                className={css.flyoutLink}
                data-part="flyout-link"
              >
                {name}
              </Link>
              {children.length > 0 && (
                <ul aria-label={name} className={css.children} data-part="children">
                  {children.map(child => (
                    <li key={child.id} className={plain} data-part="flyout-item">
                      <Link href={child.url} className={css.flyoutLink} data-part="flyout-link">
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}
