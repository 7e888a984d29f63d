export {
  CategoryMenu,
  CategoryMenuDrawer,
  CategoryMenuDrawers,
  CategoryMenuFlyout,
  CategoryMenuHandle,
  CategoryMenuLink,
  CategoryMenuList,
  type CategoryMenuProps,
  CategoryMenuRoot,
  CategoryMenuToggle,
} from './CategoryMenu'
export type { CategoryMenuCategory } from './CategoryMenu.headless'
