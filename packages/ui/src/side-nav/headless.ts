export {
  type SideNavLink,
  SideNavLinks,
  type SideNavLinksProps,
  SideNavTop,
  type SideNavTopProps,
} from './SideNav.headless'
