import type { TopBarHrefs } from './TopBar.headless'

export const topBarHrefsForStory: TopBarHrefs = {
  home: '/',
  login: '/login',
  register: '/register',
  user: '/user',
  order: '/order',
  invoice: '/zzfw/dzfp',
}
