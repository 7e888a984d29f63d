import type { CartTotal } from '@yaoji/api-client/contract/cart'
import { isLicenceChecked } from '@yaoji/domain'
import type { Viewer } from '../../session/viewer'

type Action = CartTotal['action']

/** Why a viewer cannot place an order, whatever is in the cart; null when nothing prevents it. */
export function orderBlock({ buyer }: Viewer): Action | null {
  if (!buyer) return { state: 'login', message: '登录后可结算' }
  const state = buyer.licence_state
  if (state === 'submitted') return { state: 'licence', message: '资质审核中，通过后可下单' }
  if (!isLicenceChecked(state)) return { state: 'licence', message: '完成资质认证后可下单' }
  if (state === 'expired' || buyer.document_expired) {
    return { state: 'licence', message: '证照已过期，更新后可下单' }
  }
  return null
}

/** The action of the cart’s main button. */
export function cartAction(viewer: Viewer, lines: number, selected: number): Action {
  if (lines === 0) return { state: 'empty', message: '购物车空空如也~' }
  const block = orderBlock(viewer)
  if (block) return block
  return selected > 0 ? { state: 'checkout', message: '' } : { state: 'empty', message: '请选择要结算的商品' }
}
