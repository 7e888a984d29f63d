export {
  NavBar,
  NavBarFlyout,
  NavBarItem,
  NavBarLink,
  NavBarList,
  type NavBarProps,
  NavBarRoot,
  NavBarToggle,
} from './NavBar'
export type { NavBarItemData } from './NavBar.headless'
