export {
  TopBarAccount,
  type TopBarAccountProps,
  type TopBarHrefs,
  TopBarLinks,
  type TopBarLinksProps,
  TopBarMore,
  TopBarRoot,
  type TopBarRootProps,
} from './TopBar.headless'
