import type { DataOf, Endpoint, InputOf } from '../contract/endpoint'
import type { UploadFile } from '../upload'
import type { ContractModules } from './modules'

type EndpointsIn<Module> = Module extends object ? Extract<Module[keyof Module], Endpoint> : never

/** Every endpoint of the contract. */
type ContractEndpoint = EndpointsIn<ContractModules[keyof ContractModules]>

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
