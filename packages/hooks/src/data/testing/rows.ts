import { type Address, address } from '@yaoji/api-client/contract/address'
import { type CartLine, type CartTotal, cartLine, cartTotal } from '@yaoji/api-client/contract/cart'
import { type Payment, payment } from '@yaoji/api-client/contract/payment'
import { userBase } from '@yaoji/api-client/contract/user'
import { sampleOf } from '@yaoji/api-client/testing'

/** A buyer of the shop. */
export const BUYER = sampleOf(userBase.data, { company: '康宁大药房', username: 'kangning', cart: 2 })

export const LOGIN = { account: '13800000001', password: 'x' }

export const NEW_ACCOUNT = {
  phone: '13800000001',
  code: '123456',
  password: 'yaoji-2026',
  agreement: 1,
} as const

/** What the form of an address sends. */
export const ADDRESS_INPUT = {
  consignee: '王',
  mobile: '13800000001',
  district_code: '510107',
  detail: '人民南路 1 号',
}

export const addressFor = (id: number, change: Partial<Address> = {}) =>
  sampleOf(address, { id, ...ADDRESS_INPUT, ...change })

/** The payment of order 7. */
export const paymentIn = (state: Payment['state']) => sampleOf(payment, { order_id: 7, state })

/** Ten packs at 2.00 of a product that can be bought, in warehouse 1. */
export function lineFor(id: number): CartLine {
  const line = sampleOf(cartLine, { id, number: 10, is_selected: 1, price: '2.00', subtotal: '20.00' })
  const goods = { ck_id: 1, is_buy: 1, number: 100, base_price: '2.00', ladder_price_type: 2 } as const
  return { ...line, goods: { ...line.goods, ...goods } }
}

export const totalOf = (count: number, state: CartTotal['action']['state'] = 'checkout') =>
  sampleOf(cartTotal, { count, selected_count: count, action: { state, message: '' } })
