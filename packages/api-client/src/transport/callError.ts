import type { Endpoint } from '../contract/endpoint'
import { MarketError } from './MarketError'

/** Why a call was stopped: the caller's signal, and the timeout. */
export interface Stopped {
  readonly cancelled: AbortSignal
  readonly timeout: AbortSignal
}

/** The error that a caller gets for the error of a request. */
export function toCallError(endpoint: Endpoint, cause: unknown, { cancelled, timeout }: Stopped): unknown {
  if (cause instanceof MarketError) return cause
  // The error is an AbortError for every reason of the caller's signal.
  if (cancelled.aborted) return new DOMException('', 'AbortError')
  if (timeout.aborted)
    return new MarketError({ kind: 'timeout', endpoint, message: '请求超时，请刷新页面', cause })
  return new MarketError({ kind: 'offline', endpoint, message: '网络连接不上，请检查网络后重试', cause })
}
