import type { Endpoint } from '../contract/endpoint'
import { MarketError } from './MarketError'

/** Why a request can end before its response. */
interface EarlyEnds {
  readonly cancelled: AbortSignal
  readonly timeout: AbortSignal
}

/** The error that a caller gets for the error of a request that may be cancelled, or too slow. */
export function toCallError(cause: unknown, endpoint: Endpoint, { cancelled, timeout }: EarlyEnds): unknown {
  if (cause instanceof MarketError) return cause
  // The error is an AbortError for every reason of the caller's signal. A timeout also ends the signal.
  if (cancelled.aborted && !timeout.aborted) return new DOMException('', 'AbortError')
  const [kind, message] = timeout.aborted
    ? (['timeout', '请求超时，请刷新页面'] as const)
    : (['offline', '网络连接不上，请检查网络后重试'] as const)
  return new MarketError({ kind, endpoint, message, cause })
}
