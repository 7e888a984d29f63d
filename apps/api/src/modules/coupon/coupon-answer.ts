import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { type Coupon, type CouponStatus, formatAmount } from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import type { couponTemplates, userCoupons } from './tables'

export type TemplateRow = typeof couponTemplates.$inferSelect
export type UserCouponRow = typeof userCoupons.$inferSelect

/** A coupon of a buyer, with its value. */
export interface HeldCoupon {
  readonly own: UserCouponRow
  readonly template: TemplateRow
}

const STATUS_TEXTS: Record<CouponStatus, string> = {
  unused: '未使用',
  locked: '待付款订单占用',
  used: '已使用',
  expired: '已过期',
  void: '已作废',
}

/** The current status of a coupon: an unused one after its last moment is expired. */
export function statusNow({ own, template }: HeldCoupon, now: Date): CouponStatus {
  return own.status === 'unused' && template.end_at < now ? 'expired' : own.status
}

/** A coupon of a buyer as input of the domain’s rules. */
export function toRule({ own, template }: HeldCoupon): Coupon {
  return {
    id: own.id,
    kind: template.kind,
    scope: template.scope,
    scope_ids: template.scope_ids,
    min_amount: template.min_amount,
    amount: template.amount,
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
    scope_text: template.scope_text,
    amount: formatAmount(template.amount),
    rate_text: template.rate === null ? '' : rateText(template.rate),
    max_amount: template.max_amount === null ? null : formatAmount(template.max_amount),
    min_amount: formatAmount(template.min_amount),
    begin_time: chinaTime(template.begin_at),
    end_time: chinaTime(template.end_at),
  }
}

export function toOwnCoupon(held: HeldCoupon, now: Date): OwnCoupon {
  const { own, template } = held
  const status = statusNow(held, now)
  return {
    id: own.id,
    ...couponFields(template),
    status,
    status_text: STATUS_TEXTS[status],
    received_at: chinaTime(own.received_at),
    used_at: own.used_at && chinaTime(own.used_at),
    parent_sn: own.parent_sn,
  }
}

/** 9500 basis points still paid are 95折, 9000 are 9折, 8850 are 88.5折. */
function rateText(basisPoints: number): string {
  const percent = formatAmount(basisPoints).replace(/\.?0+$/, '')
  return `${/^\d0$/.test(percent) ? percent.slice(0, 1) : percent}折`
}
