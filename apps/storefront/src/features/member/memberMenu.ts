import { type RouteName, routeNamed } from '../../routes'

interface MemberEntry {
  readonly name: RouteName
  /** Routes below this entry, and other addresses of it: it is the current one on them too. */
  readonly also?: readonly RouteName[]
}

interface MemberGroup {
  readonly title: string
  readonly entries: readonly MemberEntry[]
}

const ACCOUNT_ENTRIES = [
  { name: 'accountBasic' },
  { name: 'accountDocuments' },
  { name: 'accountStores' },
  { name: 'accountAddresses' },
  { name: 'accountWechat' },
  { name: 'locked' },
] as const satisfies readonly MemberEntry[]

/** The menu of the member centre. Titles and addresses of its entries come from the route table. */
export const MEMBER_MENU = [
  { title: '会员中心', entries: [{ name: 'user' }, { name: 'messages', also: ['accountMessages'] }] },
  {
    title: '订单',
    entries: [
      { name: 'orders', also: ['order', 'orderReturn', 'orderAfterSales', 'orderAcceptance'] },
      { name: 'acceptanceRecords' },
      { name: 'ordersPoints' },
      { name: 'ordersEphedrine' },
    ],
  },
  {
    title: '自助服务',
    entries: [
      { name: 'quickBuy', also: ['storeMatrix'] },
      { name: 'purchaseCodes' },
      { name: 'wanted', also: ['wantedAdd', 'wantedInfo'] },
      { name: 'star', also: ['serviceStar'] },
      { name: 'invoices' },
      { name: 'feedback' },
    ],
  },
  {
    title: '我的钱包',
    entries: [
      { name: 'wallet' },
      { name: 'walletBalance' },
      { name: 'walletPoints' },
      { name: 'walletCoupons' },
      { name: 'walletVouchers' },
      { name: 'walletStatement' },
    ],
  },
  { title: '账户中心', entries: ACCOUNT_ENTRIES },
] as const satisfies readonly MemberGroup[]

/** What the current entry says of itself: it is this page, or this page is below it. */
export function currentOf({ name, also = [] }: MemberEntry, shown: string): 'page' | 'true' | undefined {
  if (name === shown) return 'page'
  return also.some(each => each === shown) ? 'true' : undefined
}

/** An entry as the menu shows it. */
export function linkOf({ name }: MemberEntry): { name: string; url: string } {
  const { title, path } = routeNamed(name)
  return { name: title, url: path }
}
