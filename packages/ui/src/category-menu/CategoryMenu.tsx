'use client'
import { useFlyouts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import * as css from './CategoryMenu.css'
import { CategoryMenuItem } from './CategoryMenuItem'
import type { CategoryMenuCategory, CategoryMenuTarget } from './categoryMenuTypes'

const TOP_CATEGORIES = 7

export const categoryMenuLabels = {
  /** The menu's button, and its name for screen readers. */
  menu: '全部商品分类',
  /** Name of the button that opens a category, for screen readers. */
  open: (name: string) => `展开${name}`,
  /** In place of the categories where there are none. */
  empty: '分类暂时无法显示，可直接搜索商品',
}

export interface CategoryMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The first seven are shown (CN-02); null while they are loading. A zone has its own (CH-11). */
  category: readonly CategoryMenuCategory[] | null
  /** Address of the products of a category. */
  hrefOf: (category: CategoryMenuTarget) => string
  /**
   * Name of the menu, as a zone has its own.
   * @default categoryMenuLabels.menu
   */
  label?: string
  /**
   * `dropdown` opens from its button; `column` always shows its categories.
   * @default 'dropdown'
   */
  variant?: 'dropdown' | 'column'
  /**
   * The page shows the column itself: the dropdown is needed only where the column has no room.
   * @default false
   */
  columnOnPage?: boolean
  /** Texts in place of {@link categoryMenuLabels}. */
  labels?: Partial<typeof categoryMenuLabels>
}

const MENU = 'menu'

/**
 * The category menu: categories with flyouts, as a column on the home page and as a dropdown elsewhere (CH-09). Renders
 * `nav`; sets `data-variant`, `data-column-on-page`, and `data-open` while a dropdown is open.
 */
export const CategoryMenu = forwardRef<HTMLElement, CategoryMenuProps>(function CategoryMenu(props, ref) {
  const { category, hrefOf, label, variant = 'dropdown', columnOnPage, labels, className, ...rest } = props
  const set = useLabels('categoryMenu', categoryMenuLabels, labels)
  const words = label === undefined ? set : { ...set, menu: label }
  const menu = useFlyouts()
  const isDropdown = variant === 'dropdown'
  const behaviour = { ...menu.rootProps, ...(isDropdown && menu.itemProps(MENU)) }
  return (
    <nav
      aria-label={words.menu}
      {...mergeProps(rest, behaviour)}
      ref={ref}
      className={joinClass(css.root, className)}
      data-variant={variant}
      data-column-on-page={dataAttr(columnOnPage)}
      data-open={dataAttr(menu.open !== null)}
    >
      {columnOnPage && (
        <p className={css.heading} data-part="heading">
          <Icon name="grid" size="s" />
          {words.menu}
        </p>
      )}
      {isDropdown && (
        <button type="button" {...menu.triggerProps(MENU)} className={css.toggle} data-part="toggle">
          <Icon name="grid" size="s" />
          {words.menu}
          <Icon name="chevron-down" size="s" className={css.chevron} />
        </button>
      )}
      <List
        {...{ category, hrefOf, words }}
        panel={isDropdown ? menu.panelProps(MENU) : {}}
        shown={!isDropdown || menu.open !== null}
      />
    </nav>
  )
})

interface ListProps extends Pick<CategoryMenuProps, 'category' | 'hrefOf'> {
  words: typeof categoryMenuLabels
  panel: { id?: string; hidden?: boolean }
  /** The categories of a dropdown exist while it is open. */
  shown: boolean
}

function List({ category, hrefOf, words, panel, shown }: ListProps) {
  const flyouts = useFlyouts()
  return (
    <ul
      aria-busy={category === null || undefined}
      {...flyouts.rootProps}
      {...panel}
      className={css.list}
      data-part="list"
      data-state={stateOf(category)}
    >
      {shown && category === null && <EmptyItems />}
      {shown && category?.length === 0 && (
        <li className={css.empty} data-part="empty">
          {words.empty}
        </li>
      )}
      {shown &&
        category
          ?.slice(0, TOP_CATEGORIES)
          .map(each => (
            <CategoryMenuItem key={each.id} category={each} openLabel={words.open} {...{ hrefOf, flyouts }} />
          ))}
    </ul>
  )
}

function stateOf(category: CategoryMenuProps['category']) {
  if (category === null) return 'loading'
  return category.length === 0 ? 'empty' : 'ready'
}

function EmptyItems() {
  return Array.from({ length: TOP_CATEGORIES }, (_, place) => place).map(place => (
    <li key={place} className={css.blank} data-part="blank" />
  ))
}
