import type { FunctionComponent, ReactNode } from 'react'
import type { LayoutName, PageName } from './routes'

/** Imports the code of a page, or of a layout: its children are the page. */
export type CodeImport = () => Promise<{ default: FunctionComponent<{ children?: ReactNode }> }>

// Pages with several addresses: an import that is written once is one entry in the first file that a visit loads.
const helpArticle = () => import('./pages/help/HelpArticlePage')
const newsList = () => import('./pages/news/NewsListPage')

/** The code of every page that is built, by the name of its route. It is loaded when the page is opened. */
const pages = {
  notFound: () => import('./pages/status/NotFoundPage'),
  noActivity: () => import('./pages/status/NoActivityPage'),
  home: () => import('./pages/home/HomePage'),
  login: () => import('./pages/login/LoginPage'),
  loading: () => import('./pages/status/LoadingPage'),
  loadingActivity: () => import('./pages/status/LoadingActivityPage'),
  listOther: () => import('./pages/list/CategoryPage'),
  list: () => import('./pages/list/ListPage'),
  listTable: () => import('./pages/list/ListPage'),
  listNoImage: () => import('./pages/list/ListPage'),
  goods: () => import('./pages/goods/GoodsPage'),
  search: () => import('./pages/search/SearchPage'),
  searchTable: () => import('./pages/search/SearchPage'),
  cart: () => import('./pages/cart/CartPage'),
  cartCheck: () => import('./pages/cart/CheckoutPage'),
  cartPay: () => import('./pages/cart/PayPage'),
  cartPaid: () => import('./pages/cart/PaidPage'),
  cartEphedrine: () => import('./pages/cart/EphedrinePayPage'),
  orders: () => import('./pages/order/OrdersPage'),
  order: () => import('./pages/order/OrderPage'),
  accountAddresses: () => import('./pages/user/AccountAddressesPage'),
  help: () => import('./pages/help/HelpPage'),
  helpArticle,
  helpPay: () => import('./pages/help/HelpPayPage'),
  helpOrderPay: helpArticle,
  helpDelivery: helpArticle,
  helpReturn: helpArticle,
  newsIndustry: newsList,
  newsCompany: newsList,
  newsArticle: () => import('./pages/news/NewsArticlePage'),
  registerStep1: () => import('./pages/register/RegisterStep1Page'),
  registerStep2: () => import('./pages/register/RegisterStep2Page'),
  registerStep3: () => import('./pages/register/RegisterStep3Page'),
  elevenIndex: () => import('./pages/status/MainSitePage'),
} as const satisfies Record<PageName, CodeImport>

/** The code of every layout. It is loaded with the first of its pages. */
export const layouts = {
  member: () => import('./features/member/MemberLayout'),
  help: () => import('./features/help/HelpLayout'),
} as const satisfies Record<LayoutName, CodeImport>

/** The page of a route; undefined for a route that redirects or is not built yet. */
export function pageOf(name: PageName): CodeImport
export function pageOf(name: string): CodeImport | undefined
export function pageOf(name: string): CodeImport | undefined {
  return Object.hasOwn(pages, name) ? pages[name as PageName] : undefined
}
