export {
  NavBarFlyout,
  type NavBarFlyoutProps,
  NavBarItem,
  type NavBarItemData,
  type NavBarItemProps,
  NavBarLink,
  NavBarRoot,
  type NavBarRootProps,
  NavBarToggle,
  useNavBar,
} from './NavBar.headless'
