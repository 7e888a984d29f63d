export { SideNav, SideNavAction, SideNavLinks, type SideNavProps, SideNavTop } from './SideNav'
export type { SideNavLink } from './SideNav.headless'
