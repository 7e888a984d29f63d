import type { FunctionComponent, ReactNode } from 'react'
import type { LayoutName, PageName } from './routes'

/** Imports the code of a page, or of a layout: its children are the page. */
export type CodeImport = () => Promise<{ default: FunctionComponent<{ children?: ReactNode }> }>

// Pages with several addresses: an import that is written once is one entry in the first file that a visit loads.
const helpArticle = () => import('./pages/help/HelpArticlePage')
const coupons = () => import('./pages/wallet/CouponsPage')
const favorites = () => import('./pages/favorite/FavoritesPage')
const freeShipping = () => import('./pages/zone/FreeShippingPage')
const list = () => import('./pages/list/ListPage')
const messages = () => import('./pages/message/MessagesPage')
const newsList = () => import('./pages/news/NewsListPage')
const registerStep1 = () => import('./pages/register/RegisterStep1Page')
const registerStep2 = () => import('./pages/register/RegisterStep2Page')
const registerStep3 = () => import('./pages/register/RegisterStep3Page')
const search = () => import('./pages/search/SearchPage')

/** The code of every page, by the name of its route. It is loaded when the page is opened. */
const pages = {
  notFound: () => import('./pages/status/NotFoundPage'),
  noActivity: () => import('./pages/status/NoActivityPage'),
  home: () => import('./pages/home/HomePage'),
  login: () => import('./pages/login/LoginPage'),
  loading: () => import('./pages/status/LoadingPage'),
  loadingActivity: () => import('./pages/status/LoadingActivityPage'),
  pointsMall: () => import('./pages/points/PointsMallPage'),
  listOther: () => import('./pages/list/CategoryPage'),
  list,
  listTable: list,
  listNoImage: list,
  goods: () => import('./pages/goods/GoodsPage'),
  search,
  searchTable: search,
  cart: () => import('./pages/cart/CartPage'),
  cartCheck: () => import('./pages/cart/CheckoutPage'),
  cartPay: () => import('./pages/cart/PayPage'),
  cartPaid: () => import('./pages/cart/PaidPage'),
  cartEphedrine: () => import('./pages/cart/EphedrinePayPage'),
  user: () => import('./pages/user/MemberCentrePage'),
  wallet: () => import('./pages/wallet/WalletPage'),
  walletBalance: () => import('./pages/wallet/WalletBalancePage'),
  walletPoints: () => import('./pages/wallet/WalletPointsPage'),
  walletCoupons: coupons,
  walletVouchers: coupons,
  walletStatement: () => import('./pages/wallet/WalletStatementPage'),
  messages,
  accountMessages: messages,
  star: favorites,
  serviceStar: favorites,
  orders: () => import('./pages/order/OrdersPage'),
  order: () => import('./pages/order/OrderPage'),
  wanted: () => import('./pages/service/WantedPage'),
  wantedAdd: () => import('./pages/service/WantedAddPage'),
  wantedInfo: () => import('./pages/service/WantedInfoPage'),
  feedback: () => import('./pages/service/FeedbackPage'),
  quickBuy: () => import('./pages/service/QuickBuyPage'),
  storeMatrix: () => import('./pages/service/StoreMatrixPage'),
  purchaseCodes: () => import('./pages/service/PurchaseCodesPage'),
  orderAfterSales: () => import('./pages/order/OrderTicketsPage'),
  ordersPoints: () => import('./pages/points/RedemptionsPage'),
  ordersEphedrine: () => import('./pages/order/ReceiptsPage'),
  orderAcceptance: () => import('./pages/order/OrderAcceptancePage'),
  acceptanceRecords: () => import('./pages/order/AcceptanceRecordsPage'),
  orderReturn: () => import('./pages/order/OrderReturnPage'),
  accountBasic: () => import('./pages/user/AccountBasicPage'),
  accountDocuments: () => import('./pages/user/AccountDocumentsPage'),
  accountStores: () => import('./pages/user/AccountStoresPage'),
  accountWechat: () => import('./pages/user/AccountWechatPage'),
  accountAddresses: () => import('./pages/user/AccountAddressesPage'),
  invoices: () => import('./pages/user/InvoicesPage'),
  locked: () => import('./pages/user/SupplyContractPage'),
  brands: () => import('./pages/brand/BrandsPage'),
  brand: () => import('./pages/brand/BrandPage'),
  yx: freeShipping,
  yxTable: freeShipping,
  yxRule: () => import('./pages/zone/ShippingRulePage'),
  controlled: () => import('./pages/zone/ControlledPage'),
  controlledNew: () => import('./pages/zone/ControlledNewPage'),
  controlledGoods: () => import('./pages/zone/ControlledGoodsPage'),
  chineseMedicine: () => import('./pages/zone/HerbsPage'),
  devices: () => import('./pages/zone/DevicesPage'),
  nearExpiry: () => import('./pages/zone/NearExpiryPage'),
  activityZone: () => import('./pages/promotion/ActivityZonePage'),
  activityCentre: () => import('./pages/promotion/ActivityCentrePage'),
  combinations: () => import('./pages/promotion/CombinationsPage'),
  cashback: () => import('./pages/promotion/CashbackPage'),
  welfare: () => import('./pages/promotion/WelfarePage'),
  everyday: () => import('./pages/promotion/EverydayPage'),
  couponCentre: () => import('./pages/promotion/CouponCentrePage'),
  zoneTemplate: () => import('./pages/promotion/ZoneTemplatePage'),
  activityTemplate: () => import('./pages/promotion/ActivityTemplatePage'),
  doctors: () => import('./pages/doctors/DoctorsPage'),
  doctorsList: () => import('./pages/doctors/DoctorsListPage'),
  help: () => import('./pages/help/HelpPage'),
  helpArticle,
  helpPay: () => import('./pages/help/HelpPayPage'),
  helpOrderPay: helpArticle,
  helpDelivery: helpArticle,
  helpReturn: helpArticle,
  newsIndustry: newsList,
  newsCompany: newsList,
  newsArticle: () => import('./pages/news/NewsArticlePage'),
  registerWechat: () => import('./pages/register/RegisterWechatPage'),
  registerStep1,
  registerStep2,
  registerStep3,
  registerDdStep1: registerStep1,
  registerDdStep2: registerStep2,
  registerDdStep3: registerStep3,
  forgetStep1: () => import('./pages/forget/ForgetStep1Page'),
  forgetStep2: () => import('./pages/forget/ForgetStep2Page'),
  forgetStep3: () => import('./pages/forget/ForgetStep3Page'),
  elevenIndex: () => import('./pages/status/MainSitePage'),
} as const satisfies Record<PageName, CodeImport>

/** The code of every layout. It is loaded with the first of its pages. */
export const layouts = {
  member: () => import('./features/member/MemberLayout'),
  help: () => import('./features/help/HelpLayout'),
} as const satisfies Record<LayoutName, CodeImport>

/** The page of a route; undefined for a route that redirects. */
export function pageOf(name: PageName): CodeImport
export function pageOf(name: string): CodeImport | undefined
export function pageOf(name: string): CodeImport | undefined {
  return Object.hasOwn(pages, name) ? pages[name as PageName] : undefined
}
