import * as address from './address'
import * as cart from './cart'
import * as config from './config'
import type { Endpoint } from './endpoint'
import * as favorite from './favorite'
import * as focus from './focus'
import * as goods from './goods'
import * as order from './order'
import * as payment from './payment'
import * as user from './user'

export { type DataOf, type Endpoint, endpoint, type InputOf, pathNames, type Schema } from './endpoint'
export { CODE, type Envelope, envelope, fieldErrors, isSuccess } from './envelope'
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
  address,
  user,
  config,
  favorite,
  focus,
].flatMap(resource => Object.values(resource).filter(isEndpoint))
