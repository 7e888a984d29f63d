import * as account from './account'
import * as activity from './activity'
import * as address from './address'
import * as article from './article'
import * as cart from './cart'
import * as config from './config'
import * as coupon from './coupon'
import * as draw from './draw'
import type { Endpoint } from './endpoint'
import * as favorite from './favorite'
import * as feedback from './feedback'
import * as focus from './focus'
import * as goods from './goods'
import * as licence from './licence'
import * as links from './links'
import * as message from './message'
import * as order from './order'
import * as payment from './payment'
import * as quickBuy from './quick-buy'
import * as user from './user'
import * as wallet from './wallet'
import * as wanted from './wanted'

export { CODE, type Envelope, isSuccess } from './codes'
export { type DataOf, type Endpoint, endpoint, type InputOf, pathNames, type Schema } from './endpoint'
export { envelope, fieldErrors } from './envelope'
export { BULK_LIMIT } from './wire'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

/** Every endpoint of the contract, in the order of its resources. For servers, documents and tests; pages import one resource. */
export const endpoints: readonly Endpoint[] = [
  goods,
  cart,
  order,
  payment,
  coupon,
  wallet,
  address,
  user,
  account,
  licence,
  message,
  feedback,
  wanted,
  quickBuy,
  config,
  favorite,
  focus,
  activity,
  draw,
  article,
  links,
].flatMap(resource => Object.values(resource).filter(isEndpoint))
