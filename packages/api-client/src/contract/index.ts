import type { Endpoint } from './endpoint'
import { calls as acceptance } from './input/acceptance'
import { calls as account } from './input/account'
import { calls as activity } from './input/activity'
import { calls as address } from './input/address'
import { calls as alert } from './input/alert'
import { calls as arrival } from './input/arrival'
import { calls as article } from './input/article'
import type { Call } from './input/call'
import { calls as cart } from './input/cart'
import { calls as cashback } from './input/cashback'
import { calls as chat } from './input/chat'
import { calls as checkout } from './input/checkout'
import { calls as combination } from './input/combination'
import { calls as config } from './input/config'
import { calls as coupon } from './input/coupon'
import { calls as department } from './input/department'
import { calls as draw } from './input/draw'
import { calls as favorite } from './input/favorite'
import { calls as feedback } from './input/feedback'
import { calls as file } from './input/file'
import { calls as focus } from './input/focus'
import { calls as goods } from './input/goods'
import { calls as invoice } from './input/invoice'
import { calls as licence } from './input/licence'
import { calls as links } from './input/links'
import { calls as message } from './input/message'
import { calls as order } from './input/order'
import { calls as orderExport } from './input/order-export'
import { calls as parcel } from './input/parcel'
import { calls as payment } from './input/payment'
import { calls as promoPage } from './input/promo-page'
import { calls as purchaseCode } from './input/purchase-code'
import { calls as purchaseList } from './input/purchase-list'
import { calls as quickBuy } from './input/quick-buy'
import { calls as receipt } from './input/receipt'
import { calls as redemption } from './input/redemption'
import { calls as register } from './input/register'
import { calls as restock } from './input/restock'
import { calls as orderReturn } from './input/return'
import { calls as serviceTicket } from './input/service-ticket'
import { calls as similar } from './input/similar'
import { calls as statement } from './input/statement'
import { calls as supplyContract } from './input/supply-contract'
import { calls as todo } from './input/todo'
import { calls as user } from './input/user'
import { calls as wallet } from './input/wallet'
import { calls as wanted } from './input/wanted'
import { calls as wechat } from './input/wechat'

export { CODE, type Envelope, isSuccess } from './codes'
export {
  type DataOf,
  type Endpoint,
  endpoint,
  type InputOf,
  type MultipartEndpoint,
  pathNames,
  payload,
  type Schema,
} from './endpoint'
export { envelope, fieldErrors } from './envelope'
export type { Call } from './input/call'
export { BULK_LIMIT } from './wire'

/** The calls of each resource, with their payloads. For servers, documentation and tests; pages import one resource. */
export const resources = {
  goods,
  cart,
  combination,
  checkout,
  order: [...order, ...orderExport],
  parcel,
  acceptance,
  payment,
  orderReturn,
  serviceTicket,
  receipt,
  invoice,
  coupon,
  wallet,
  statement,
  redemption,
  address,
  user,
  account,
  chat,
  licence,
  similar,
  supplyContract,
  register,
  wechat,
  todo,
  message,
  file,
  feedback,
  wanted,
  quickBuy,
  restock,
  purchaseCode,
  purchaseList,
  config,
  favorite,
  focus,
  activity,
  cashback,
  promoPage,
  draw,
  article,
  department,
  links,
  arrival,
  alert,
} satisfies Readonly<Record<string, readonly Call[]>>

export type Resource = keyof typeof resources

/** Every call of the contract, ordered by resource. */
export const calls: readonly Call[] = Object.values(resources).flat()

/** Every endpoint of the contract, in the same order. */
export const endpoints: readonly Endpoint[] = calls.map(({ endpoint }) => endpoint)

const byName = new Map(calls.map(call => [call.endpoint.name, call]))

/** The payload, summary and row of an endpoint. Throws for an endpoint without a payload. */
export function callOf({ name }: Endpoint): Call {
  const found = byName.get(name)
  if (!found) {
    throw new Error(
      `api-client: ${name} has no payload. No file in contract/input contains a call for it. Add one.`,
    )
  }
  return found
}
