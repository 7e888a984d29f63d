'use client'
import { TOP_CATEGORIES } from '@yaoji/domain'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  useContext,
} from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

interface Leaf {
  id: number
  name: string
}

/** A drawer of the menu, as the common configuration has it: two levels below it at the most. */
export interface CategoryMenuCategory extends Leaf {
  logo: string
  children: readonly (Leaf & { children: readonly Leaf[] })[]
}

interface MenuState {
  readonly label: string
  readonly hrefOf: (category: Leaf) => string
  /** The drawers that are shown; null while they are not known yet. */
  readonly drawers: readonly CategoryMenuCategory[] | null
  readonly variant: 'dropdown' | 'column'
  readonly menu: Flyouts
  readonly flyouts: Flyouts
}

const Context = createContext<MenuState | null>(null)
const DrawerContext = createContext<CategoryMenuCategory | null>(null)
const MENU = 'menu'

/** The drawers and what is open; for parts of your own. */
export const useCategoryMenu = (part: string) => useRequiredContext(Context, part, 'CategoryMenuRoot')
const useDrawer = (part: string) => useRequiredContext(DrawerContext, part, 'CategoryMenuDrawer')
const keyOf = ({ id }: Leaf) => String(id)

export interface CategoryMenuRootProps extends HTMLAttributes<HTMLElement> {
  /** The first seven are shown (CN-02); null while they are on their way. A zone brings its own (CH-11). */
  category: readonly CategoryMenuCategory[] | null
  hrefOf: (category: { id: number; name: string }) => string
  label?: string
  /** `dropdown` opens from its button; `column` always shows its drawers. */
  variant?: 'dropdown' | 'column'
  /** The page shows the column itself: the dropdown is needed only where that has no room. */
  columnOnPage?: boolean
}

/**
 * The category menu: drawers with flyouts (CH-09). Renders `nav`, named by its label; sets `data-variant`,
 * `data-column-on-page`, and `data-open` while a dropdown is open.
 */
export const CategoryMenuRoot = forwardRef<HTMLElement, CategoryMenuRootProps>(function Root(
  { category, hrefOf, label = '全部商品分类', variant = 'dropdown', columnOnPage, ...rest },
  ref,
) {
  const menu = useFlyouts()
  const flyouts = useFlyouts()
  const drawers = category?.slice(0, TOP_CATEGORIES) ?? null
  const behaviour = { ...menu.rootProps, ...(variant === 'dropdown' ? menu.itemProps(MENU) : {}) }
  return (
    <Context.Provider value={{ label, hrefOf, drawers, variant, menu, flyouts }}>
      <nav
        aria-label={label}
        {...mergeProps(rest, behaviour)}
        ref={ref}
        data-variant={variant}
        data-column-on-page={dataAttr(columnOnPage)}
        data-open={dataAttr(menu.open !== null)}
      />
    </Context.Provider>
  )
})

/** Opens and closes a dropdown. Renders `button`; nothing for a column. */
export const CategoryMenuToggle = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Toggle({ children, ...rest }, ref) {
    const { label, variant, menu } = useCategoryMenu('CategoryMenuToggle')
    if (variant === 'column') return null
    return (
      <button type="button" {...mergeProps(rest, menu.triggerProps(MENU))} ref={ref}>
        {children ?? label}
      </button>
    )
  },
)

/** The drawers; of a dropdown they are there while it is open. Renders `ul`; sets `data-state`. */
export const CategoryMenuList = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(function List(
  { children, ...rest },
  ref,
) {
  const { drawers, variant, menu, flyouts } = useCategoryMenu('CategoryMenuList')
  const panel = variant === 'dropdown' ? menu.panelProps(MENU) : {}
  const shown = variant === 'column' || menu.open !== null
  return (
    <ul
      aria-busy={drawers === null || undefined}
      {...mergeProps(mergeProps(rest, flyouts.rootProps), panel)}
      ref={ref}
      data-state={stateOf(drawers)}
    >
      {shown && children}
    </ul>
  )
})

function stateOf(drawers: MenuState['drawers']) {
  if (drawers === null) return 'loading'
  return drawers.length === 0 ? 'empty' : 'ready'
}

export interface CategoryMenuDrawerProps extends HTMLAttributes<HTMLLIElement> {
  category: CategoryMenuCategory
}

/** One top category with its flyout. Renders `li`; sets `data-open`. */
export const CategoryMenuDrawer = forwardRef<HTMLLIElement, CategoryMenuDrawerProps>(function Drawer(
  { category, ...rest },
  ref,
) {
  const { flyouts } = useCategoryMenu('CategoryMenuDrawer')
  const hover = category.children.length > 0 ? flyouts.itemProps(keyOf(category)) : {}
  return (
    <DrawerContext.Provider value={category}>
      <li {...mergeProps(rest, hover)} ref={ref} data-open={dataAttr(flyouts.open === keyOf(category))} />
    </DrawerContext.Provider>
  )
})

export interface CategoryMenuLinkProps extends Partial<LinkProps> {
  /** A category inside a drawer; otherwise the drawer's own. */
  category?: { id: number; name: string }
}

/** Leads to all goods of the category. */
export const CategoryMenuLink = forwardRef<HTMLAnchorElement, CategoryMenuLinkProps>(function CategoryLink(
  { category, children, ...rest },
  ref,
) {
  const { hrefOf } = useCategoryMenu('CategoryMenuLink')
  const drawer = useContext(DrawerContext)
  const target = category ?? drawer
  if (target === null) return null
  return (
    <Link href={hrefOf(target)} {...rest} ref={ref}>
      {children ?? target.name}
    </Link>
  )
})

/** Pulls the drawer open and pushes it back. Renders `button`; nothing where there is nothing inside. */
export const CategoryMenuHandle = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Handle(props, ref) {
    const { flyouts } = useCategoryMenu('CategoryMenuHandle')
    const drawer = useDrawer('CategoryMenuHandle')
    if (drawer.children.length === 0) return null
    return (
      <button
        type="button"
        aria-label={`展开${drawer.name}`}
        {...mergeProps(props, flyouts.triggerProps(keyOf(drawer)))}
        ref={ref}
      />
    )
  },
)

export interface CategoryMenuFlyoutProps extends HTMLAttributes<HTMLUListElement> {
  groupClassName?: string
  groupLinkClassName?: string
  leavesClassName?: string
  leafClassName?: string
}

/**
 * What is inside the drawer: groups and their categories, there while it is open. Renders `ul`; sets `data-flat` where
 * no group holds anything.
 */
export const CategoryMenuFlyout = forwardRef<HTMLUListElement, CategoryMenuFlyoutProps>(function Flyout(
  { groupClassName, groupLinkClassName, leavesClassName, leafClassName, ...rest },
  ref,
) {
  const { flyouts } = useCategoryMenu('CategoryMenuFlyout')
  const drawer = useDrawer('CategoryMenuFlyout')
  if (drawer.children.length === 0) return null
  return (
    <ul
      aria-label={drawer.name}
      {...rest}
      {...flyouts.panelProps(keyOf(drawer))}
      ref={ref}
      data-flat={dataAttr(drawer.children.every(group => group.children.length === 0))}
    >
      {flyouts.open === keyOf(drawer) &&
        drawer.children.map(group => (
          <li key={group.id} className={groupClassName}>
            <CategoryMenuLink category={group} className={groupLinkClassName} />
            {group.children.length > 0 && (
              <ul aria-label={group.name} className={leavesClassName}>
                {group.children.map(leaf => (
                  <li key={leaf.id}>
                    <CategoryMenuLink category={leaf} className={leafClassName} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
    </ul>
  )
})
