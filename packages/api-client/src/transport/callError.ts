import type { Endpoint } from '../contract/endpoint'
import { MarketError } from './MarketError'

/** The error that a caller gets for the error of a request that may be cancelled, or too slow. */
export function toCallError(
  endpoint: Endpoint,
  cause: unknown,
  cancelled: AbortSignal,
  timeout: AbortSignal,
): unknown {
  if (cause instanceof MarketError) return cause
  // The error is an AbortError for every reason of the caller's signal.
  if (cancelled.aborted) return new DOMException('', 'AbortError')
  if (timeout.aborted)
    return new MarketError({ kind: 'timeout', endpoint, message: '请求超时，请刷新页面', cause })
  return new MarketError({ kind: 'offline', endpoint, message: '网络连接不上，请检查网络后重试', cause })
}
