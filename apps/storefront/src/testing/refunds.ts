import type { Refund } from '@yaoji/api-client/contract/order'

/** A refund that the gateway has not paid yet. */
export function refundFor(change: Partial<Refund> = {}): Refund {
  return {
    sn: 'YJ26112100009-P',
    way: 'wechat',
    target: '微信支付',
    amount: '100.00',
    state: 'waiting',
    state_text: '退款中，预计 1–5 个工作日到账',
    created_at: '2026-11-21 11:00:00',
    settled_at: null,
    ...change,
  }
}

/** The part of it that came from the balance and is there again. */
export const BALANCE_REFUND = refundFor({
  sn: 'YJ26112100009-B',
  way: 'balance',
  target: '账户余额',
  amount: '28.00',
  state: 'done',
  state_text: '已到账',
  settled_at: '2026-11-21 11:02:00',
})
