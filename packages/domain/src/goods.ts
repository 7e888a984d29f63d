import { isLicenceChecked, type LicenceState } from './licence'

/** Whether a product can be bought, and if not, why. `is_buy` on the wire is `buy_state === 'ok'`. */
export type BuyState =
  | 'ok'
  | 'login'
  | 'unverified'
  | 'verifying'
  | 'licence_expired'
  | 'out_of_scope'
  | 'controlled'
  | 'region'
  | 'limit_reached'
  | 'no_stock'
  | 'off_shelf'
  | 'price_pending'

/** The action that a page offers the buyer in a state. */
export type BuyAction =
  | 'add_to_cart'
  | 'login'
  | 'verify'
  | 'view_review'
  | 'update_licence'
  | 'contact_manager'
  | 'notify_arrival'
  | 'find_similar'

/** A flag: 0 or 1 as on the wire, or a boolean. */
export type Flag = 0 | 1 | boolean

/** Fields of a product that decide its buy state. */
export interface GoodsInput {
  on_shelf: boolean
  /** Unit price in 1/10000 yuan; null or 0 while no price is set. */
  price: number | null
  /** Packs that can be sold. */
  stock: number
  /** Smallest number that can be bought; absent means 1. */
  lowest?: number
  /** Business scope that the buyer's licence must include; null when none is required. */
  scope: string | null
  /** Sold only to buyers with permission. */
  controlled: boolean
  /** Prefixes of the region codes where it is sold (`'51'` includes `'510104'`); null means everywhere. */
  regions: readonly string[] | null
  /** Packs that the buyer may still buy in the limit period; null or absent means no limit. */
  limit_left?: number | null
}

/** Fields of a buyer that decide the buy state; a visitor is null instead. */
export interface BuyerInput {
  licence: LicenceState
  /** A required document has expired. */
  document_expired: boolean
  /** Business scopes of the licence. */
  scopes: readonly string[]
  /** Region code of the licensed address. */
  region: string
  /** This buyer may buy this controlled product. */
  controlled_allowed: boolean
}

interface BuyStateRow {
  state: Exclude<BuyState, 'ok'>
  applies: (goods: GoodsInput, buyer: BuyerInput | null) => boolean
}

/*
 * The first row that applies is the result. Rows that hide the price come first, then rows that only prevent buying.
 * An expired document comes last because it blocks the checkout only.
 */
const BUY_STATE_TABLE: readonly BuyStateRow[] = [
  { state: 'off_shelf', applies: goods => !goods.on_shelf },
  { state: 'login', applies: (_, buyer) => buyer === null },
  { state: 'verifying', applies: (_, buyer) => buyer?.licence === 'submitted' },
  { state: 'unverified', applies: (_, buyer) => buyer !== null && !isLicenceChecked(buyer.licence) },
  {
    state: 'out_of_scope',
    applies: (goods, buyer) => goods.scope !== null && !buyer?.scopes.includes(goods.scope),
  },
  { state: 'controlled', applies: (goods, buyer) => goods.controlled && !buyer?.controlled_allowed },
  { state: 'region', applies: (goods, buyer) => !isSoldIn(goods.regions, buyer?.region ?? '') },
  { state: 'price_pending', applies: goods => goods.price === null || !(goods.price > 0) },
  { state: 'no_stock', applies: goods => !(goods.stock >= Math.max(1, goods.lowest ?? 1)) },
  { state: 'limit_reached', applies: goods => !hasLimitLeft(goods) },
  {
    state: 'licence_expired',
    applies: (_, buyer) => buyer?.licence === 'expired' || buyer?.document_expired === true,
  },
]

/** Whether a buyer can buy a product, and if not, the one reason to show. */
export function buyState(goods: GoodsInput, buyer: BuyerInput | null): BuyState {
  return BUY_STATE_TABLE.find(row => row.applies(goods, buyer))?.state ?? 'ok'
}

interface BuyStateCard {
  /** Short text that replaces the price or is on the button. */
  text: string
  /** The button's text; empty without an action. */
  action_text: string
  action: BuyAction | null
  price: boolean
  cart: boolean
}

/** Text and action of a card in each state; `price`: the price is visible; `cart`: the product can be added to the cart. */
export const BUY_STATES = {
  ok: { text: '', action: 'add_to_cart', action_text: '加入购物车', price: true, cart: true },
  login: { text: '登录后可见价格', action: 'login', action_text: '登录', price: false, cart: true },
  unverified: { text: '认证后可见价格', action: 'verify', action_text: '去认证', price: false, cart: true },
  verifying: {
    text: '资质审核中，通过后可见价格',
    action: 'view_review',
    action_text: '查看进度',
    price: false,
    cart: true,
  },
  licence_expired: {
    text: '证照已过期，更新后可下单',
    action: 'update_licence',
    action_text: '更新证照',
    price: true,
    cart: true,
  },
  out_of_scope: {
    text: '超出您的经营范围',
    action: 'update_licence',
    action_text: '变更经营范围',
    price: false,
    cart: false,
  },
  controlled: {
    text: '控销商品，需申请采购权限',
    action: 'contact_manager',
    action_text: '申请权限',
    price: false,
    cart: false,
  },
  region: {
    text: '您所在地区暂不销售',
    action: 'find_similar',
    action_text: '找相似',
    price: false,
    cart: false,
  },
  limit_reached: {
    text: '已达限购数量',
    action: 'find_similar',
    action_text: '找相似',
    price: true,
    cart: false,
  },
  no_stock: { text: '暂时缺货', action: 'notify_arrival', action_text: '到货通知', price: true, cart: false },
  off_shelf: { text: '商品已下架', action: 'find_similar', action_text: '找相似', price: false, cart: false },
  price_pending: {
    text: '价格待定',
    action: 'contact_manager',
    action_text: '联系客服',
    price: false,
    cart: false,
  },
} as const satisfies Record<BuyState, BuyStateCard>

/** Whether a buyer in this state may see the price. If not, responses do not contain it. */
export function canSeePrice(state: BuyState): boolean {
  return BUY_STATES[state].price
}

/** Whether a product in this state can be added to the cart; checkout requires `ok`. A visitor's cart is merged at login. */
export function canAddToCart(state: BuyState): boolean {
  return BUY_STATES[state].cart
}

/** Text and action for the buyer in a state, like `{text: '登录后可见价格', action: 'login', action_text: '登录'}`. */
export function buyStateCard(state: BuyState): {
  text: string
  action: BuyAction | null
  action_text: string
} {
  const { text, action, action_text } = BUY_STATES[state]
  return { text, action, action_text }
}

/** The letters of goods tags with their accessible names. CN-03. */
export const TAG_NAMES = {
  优: '优惠',
  秒: '秒杀',
  满: '满减',
  换购: '换购',
  赠: '赠品',
  特: '特价',
  新: '新品',
} as const

export type TagKind = keyof typeof TAG_NAMES

/** Whether a tag's name from the wire is one of the known kinds. */
export function isTagKind(name: string): name is TagKind {
  return Object.hasOwn(TAG_NAMES, name)
}

function isSoldIn(regions: readonly string[] | null, region: string): boolean {
  return regions === null || regions.some(code => code !== '' && region.startsWith(code))
}

function hasLimitLeft(goods: GoodsInput): boolean {
  if (goods.limit_left === null || goods.limit_left === undefined) return true
  return goods.limit_left >= Math.max(1, goods.lowest ?? 1)
}

/** What a request for permission to buy a controlled product begins with; the code names the product. */
export function permissionRequest(code: string): string {
  return `申请控销采购权限，商品编码 ${code}`
}
