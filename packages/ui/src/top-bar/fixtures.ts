import type { TopBarHrefs } from './TopBar'

export const topBarHrefsForStory: TopBarHrefs = {
  home: '/',
  login: '/login',
  register: '/register',
  user: '/user',
  order: '/order',
  invoice: '/zzfw/dzfp',
}
