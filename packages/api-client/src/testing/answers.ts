import type * as account from '../contract/account'
import type * as activity from '../contract/activity'
import type * as address from '../contract/address'
import type * as arrival from '../contract/arrival'
import type * as article from '../contract/article'
import type * as cart from '../contract/cart'
import type * as cashback from '../contract/cashback'
import type * as chat from '../contract/chat'
import type * as checkout from '../contract/checkout'
import type * as combination from '../contract/combination'
import type * as config from '../contract/config'
import type * as coupon from '../contract/coupon'
import type * as department from '../contract/department'
import type * as draw from '../contract/draw'
import type { DataOf, Endpoint, InputOf } from '../contract/endpoint'
import type * as favorite from '../contract/favorite'
import type * as feedback from '../contract/feedback'
import type * as file from '../contract/file'
import type * as focus from '../contract/focus'
import type * as goods from '../contract/goods'
import type * as invoice from '../contract/invoice'
import type * as licence from '../contract/licence'
import type * as links from '../contract/links'
import type * as message from '../contract/message'
import type * as order from '../contract/order'
import type * as payment from '../contract/payment'
import type * as promoPage from '../contract/promo-page'
import type * as quickBuy from '../contract/quick-buy'
import type * as receipt from '../contract/receipt'
import type * as redemption from '../contract/redemption'
import type * as register from '../contract/register'
import type * as orderReturn from '../contract/return'
import type * as serviceTicket from '../contract/service-ticket'
import type * as supplyContract from '../contract/supply-contract'
import type * as todo from '../contract/todo'
import type * as user from '../contract/user'
import type * as wallet from '../contract/wallet'
import type * as wanted from '../contract/wanted'
import type * as wechat from '../contract/wechat'
import type * as zone from '../contract/zone'
import type { UploadFile } from '../upload'

/** The modules of the contract with endpoints. */
type Modules =
  | typeof account
  | typeof activity
  | typeof address
  | typeof arrival
  | typeof article
  | typeof cart
  | typeof cashback
  | typeof chat
  | typeof checkout
  | typeof combination
  | typeof config
  | typeof coupon
  | typeof department
  | typeof draw
  | typeof favorite
  | typeof feedback
  | typeof file
  | typeof focus
  | typeof goods
  | typeof invoice
  | typeof licence
  | typeof links
  | typeof message
  | typeof order
  | typeof payment
  | typeof promoPage
  | typeof quickBuy
  | typeof receipt
  | typeof redemption
  | typeof register
  | typeof orderReturn
  | typeof serviceTicket
  | typeof supplyContract
  | typeof todo
  | typeof user
  | typeof wallet
  | typeof wanted
  | typeof wechat
  | typeof zone

type EndpointsIn<Module> = Module extends object ? Extract<Module[keyof Module], Endpoint> : never

/** Every endpoint of the contract. */
type ContractEndpoint = EndpointsIn<Modules>

/** Names of the endpoints, like `goods.list`. */
export type EndpointName = ContractEndpoint['name']

/** The endpoint with a name. */
export type EndpointNamed<Name extends EndpointName> = Extract<ContractEndpoint, { readonly name: Name }>

/** The input of the endpoint with a name: what a caller passes. */
export type InputNamed<Name extends EndpointName> = InputOf<EndpointNamed<Name>>

/** The `data` of the endpoint with a name: what a service answers. */
export type DataNamed<Name extends EndpointName> = DataOf<EndpointNamed<Name>>

/** One call as it was sent. */
export interface SentCall<Input = unknown> {
  readonly endpoint: Endpoint
  /** Name of the endpoint, like `goods.list`. */
  readonly name: string
  readonly input: Input
  readonly idempotencyKey: string | undefined
  /** The file of an upload. */
  readonly file: UploadFile | undefined
}

/** What answers an endpoint: its `data`, at once or later. Throw, for example with `failWith`, for a failed call. */
export type Answer<Name extends EndpointName> = (
  input: InputNamed<Name>,
  call: SentCall<InputNamed<Name>>,
) => DataNamed<Name> | Promise<DataNamed<Name>>

/** Answers by the names of endpoints. `*` answers every other call; its data is compared with the contract at run time. */
export type Answers = { readonly [Name in EndpointName]?: Answer<Name> } & {
  readonly '*'?: (input: unknown, call: SentCall) => unknown
}
