export { type CallOptions, type Client, type ClientOptions, createClient } from './client'
export type { DataOf, Endpoint, InputOf } from './contract/endpoint'
export { newIdempotencyKey } from './transport/idempotencyKey'
export { isCancelled, MarketError, type MarketErrorKind } from './transport/MarketError'
