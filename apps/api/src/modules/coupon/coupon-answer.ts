import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { type Coupon, type CouponScope, type CouponStatus, formatAmount, type GoodsZone } from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import { shopSettings } from '../config/shop-settings'
import type { couponTemplates, userCoupons } from './tables'

export type TemplateRow = typeof couponTemplates.$inferSelect
export type UserCouponRow = typeof userCoupons.$inferSelect

/** A coupon of a buyer, with its value. */
export interface HeldCoupon {
  readonly own: UserCouponRow
  readonly template: TemplateRow
}

export const STATUS_TEXTS: Record<CouponStatus, string> = {
  unused: '未使用',
  locked: '待付款订单占用',
  used: '已使用',
  expired: '已过期',
  void: '已作废',
}

/** Whether the second in which the coupon ends is over, as the domain’s rules count it. */
export const hasEnded = (template: Pick<TemplateRow, 'end_at'>, now: Date): boolean =>
  chinaTime(now) > chinaTime(template.end_at)

/** The current status of a coupon: an unused one is expired after its last second. */
export function statusNow({ own, template }: HeldCoupon, now: Date): CouponStatus {
  return own.status === 'unused' && hasEnded(template, now) ? 'expired' : own.status
}

/** What a coupon can still take off, in fen: of a cash voucher what is left, of another one its face value. */
export function couponValue({ own, template }: HeldCoupon): number {
  return template.amount - own.spent
}

/** A coupon of a buyer as input of the domain’s rules. */
export function toRule({ own, template }: HeldCoupon): Coupon {
  return {
    id: own.id,
    kind: template.kind,
    scope: template.scope,
    scope_ids: template.scope_ids,
    min_amount: template.min_amount,
    amount: couponValue({ own, template }),
    ...(template.rate === null ? {} : { rate: template.rate }),
    max_amount: template.max_amount,
    begin: chinaTime(template.begin_at),
    end: chinaTime(template.end_at),
    status: own.status,
  }
}

/** The value of a coupon, for the wire. */
export function couponFields(template: TemplateRow) {
  return {
    name: template.name,
    kind: template.kind,
    scope: template.scope,
    scope_text: scopeText(template),
    amount: formatAmount(template.amount),
    rate_text: template.rate === null ? '' : rateText(template.rate),
    max_amount: template.max_amount === null ? null : formatAmount(template.max_amount),
    min_amount: formatAmount(template.min_amount),
    begin_time: chinaTime(template.begin_at),
    end_time: chinaTime(template.end_at),
    use_url: productsUrl(template),
  }
}

/** The scope in words. One of everything names what takes no coupon nevertheless. */
function scopeText({ kind, scope, scope_text }: TemplateRow): string {
  return scope === 'all' && kind !== 'freight' ? `${scope_text}（${NO_COUPONS}）` : scope_text
}

/** What `with_coupon` of a cart line and the special flag of a product leave out. */
const NO_COUPONS = '近效期等特价商品、含麻黄碱类商品除外'

const ALL_GOODS = '/list'

/** Pages of the zones that a coupon can be limited to. Near-expiry stock takes no coupons, so its page is not here. */
const ZONE_URLS: Readonly<Record<GoodsZone, string>> = {
  yx: '/yx',
  zy: '/zyyp',
  qx: '/qxzq',
  controlled: '/kxzq',
}
const ZONE_PAGES: ReadonlyMap<number | string, string> = new Map(Object.entries(ZONE_URLS))

/** The page of the products in a scope; all products where no page shows exactly these. */
const SCOPE_URLS: Readonly<Record<CouponScope, (id: number | string) => string>> = {
  all: () => ALL_GOODS,
  category: id => `/list/other/${id}`,
  goods: id => `/list/info/${id}`,
  brand: id => `/ppzq/info/${id}`,
  zone: id => ZONE_PAGES.get(id) ?? ALL_GOODS,
}

function productsUrl({ scope, scope_ids }: Pick<TemplateRow, 'scope' | 'scope_ids'>): string {
  const [id, ...others] = scope_ids
  return id === undefined || others.length > 0 ? ALL_GOODS : SCOPE_URLS[scope](id)
}

export function toOwnCoupon(held: HeldCoupon, now: Date): OwnCoupon {
  const { own, template } = held
  const status = statusNow(held, now)
  return {
    id: own.id,
    ...couponFields(template),
    left_amount: formatAmount(couponValue(held)),
    status,
    status_text: STATUS_TEXTS[status],
    received_at: chinaTime(own.received_at),
    used_at: own.used_at && chinaTime(own.used_at),
    parent_sn: own.parent_sn,
    is_ending: status === 'unused' && isEnding(held, now) ? 1 : 0,
  }
}

/** Whether a coupon expires within the days that the shop sets. */
export function isEnding({ template }: HeldCoupon, now: Date): boolean {
  return template.end_at.getTime() <= now.getTime() + shopSettings().coupon_ending_days * 86_400_000
}

/** 9500 basis points still paid are 95折, 9000 are 9折, 8850 are 88.5折, 500 are 0.5折. */
function rateText(basisPoints: number): string {
  const percent = basisPoints / 100
  return `${percent < 10 || percent % 10 === 0 ? percent / 10 : percent}折`
}
