'use client'
import { TOP_CATEGORIES } from '@yaoji/domain'
import { Icon } from '../icon'
import { joinClass, withClass } from '../part/withClass'
import * as css from './CategoryMenu.css'
import * as Headless from './CategoryMenu.headless'

export const CategoryMenuRoot = withClass(Headless.CategoryMenuRoot, css.root, 'CategoryMenuRoot')
export const CategoryMenuToggle = withClass(Headless.CategoryMenuToggle, css.toggle, 'CategoryMenuToggle')
export const CategoryMenuList = withClass(Headless.CategoryMenuList, css.list, 'CategoryMenuList')
export const CategoryMenuDrawer = withClass(Headless.CategoryMenuDrawer, css.drawer, 'CategoryMenuDrawer')
export const CategoryMenuLink = withClass(Headless.CategoryMenuLink, css.front, 'CategoryMenuLink')
export const CategoryMenuHandle = withClass(Headless.CategoryMenuHandle, css.handle, 'CategoryMenuHandle')

export function CategoryMenuFlyout(props: Headless.CategoryMenuFlyoutProps) {
  return (
    <Headless.CategoryMenuFlyout
      {...props}
      className={joinClass(css.flyout, props.className)}
      groupClassName={joinClass(css.group, props.groupClassName)}
      groupLinkClassName={joinClass(css.groupLink, props.groupLinkClassName)}
      leavesClassName={joinClass(css.leaves, props.leavesClassName)}
      leafClassName={joinClass(css.leaf, props.leafClassName)}
    />
  )
}

/** The drawers, empty ones while they are on their way, for inside a list. */
export function CategoryMenuDrawers() {
  const { drawers } = Headless.useCategoryMenu('CategoryMenuDrawers')
  if (drawers === null) {
    return Array.from({ length: TOP_CATEGORIES }, (_, place) => place).map(place => (
      <li key={place} className={css.blank} />
    ))
  }
  if (drawers.length === 0) return <li className={css.empty}>分类暂时无法显示，可直接搜索商品</li>
  return drawers.map(category => (
    <CategoryMenuDrawer key={category.id} category={category}>
      <CategoryMenuLink>
        {category.logo && <img src={category.logo} alt="" className={css.logo} />}
        <span className={css.name}>{category.name}</span>
        <span aria-hidden className={css.taste}>
          {category.children.map(({ name }) => name).join(' ')}
        </span>
      </CategoryMenuLink>
      <CategoryMenuHandle />
      <CategoryMenuFlyout />
    </CategoryMenuDrawer>
  ))
}

export type CategoryMenuProps = Omit<Headless.CategoryMenuRootProps, 'children'>

/** The category menu as a cabinet of drawers: a column on the home page, a dropdown elsewhere. */
export function CategoryMenu(props: CategoryMenuProps) {
  const { label = '全部商品分类' } = props
  return (
    <CategoryMenuRoot {...props}>
      {props.columnOnPage && (
        <p className={css.heading}>
          <Icon name="grid" size="s" />
          {label}
        </p>
      )}
      <CategoryMenuToggle>
        <Icon name="grid" size="s" />
        {label}
        <Icon name="chevron-down" size="s" className={css.chevron} />
      </CategoryMenuToggle>
      <CategoryMenuList>
        <CategoryMenuDrawers />
      </CategoryMenuList>
    </CategoryMenuRoot>
  )
}
