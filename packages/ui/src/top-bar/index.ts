export { TopBar, TopBarAccount, TopBarLinks, TopBarMore, type TopBarProps, TopBarRoot } from './TopBar'
export type { TopBarHrefs } from './TopBar.headless'
