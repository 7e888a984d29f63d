export {
  SideNavAction,
  type SideNavLink,
  SideNavLinks,
  type SideNavLinksProps,
  SideNavTop,
  type SideNavTopProps,
} from './SideNav.headless'
