import { type Endpoint, isCancelled, MarketError, type MarketErrorKind } from '@yaoji/api-client'

/** How a buyer meets an error; the frame carries it out. */
export type Presentation =
  | { readonly as: 'nothing' }
  | { readonly as: 'login' }
  | { readonly as: 'locked'; readonly message: string }
  | { readonly as: 'alert'; readonly message: string }
  | { readonly as: 'refresh'; readonly message: string }
  | { readonly as: 'toast'; readonly message: string }

const BUSY = '系统繁忙，请稍候再试'
const UNKNOWN = '操作没有成功，请稍候再试'

/** The one place that decides what a buyer sees for each kind of error (ER-02 to ER-09). */
const BY_KIND: Readonly<Record<MarketErrorKind, (error: MarketError) => Presentation>> = {
  unauthenticated: () => ({ as: 'login' }),
  locked: error => ({ as: 'locked', message: error.message || UNKNOWN }),
  invalid: error => ({ as: 'toast', message: error.firstFieldMessage || UNKNOWN }),
  busy: () => ({ as: 'toast', message: BUSY }),
  refused: error => ({ as: 'alert', message: error.message || UNKNOWN }),
  timeout: error => ({ as: 'refresh', message: error.message }),
  offline: error => ({ as: 'toast', message: error.message }),
  malformed: () => ({ as: 'toast', message: BUSY }),
}

/** Kinds that go to the frame whatever the page does about its own errors. */
const ALWAYS: ReadonlySet<MarketErrorKind> = new Set(['unauthenticated', 'locked'])

export interface CallMeta {
  readonly endpoint?: Endpoint
  /** The page shows the error in its own place. */
  readonly inline?: boolean
}

/** What to show for a failed call. Background calls stay silent; so does whatever was cancelled. */
export function present(error: unknown, meta: CallMeta = {}): Presentation {
  if (isCancelled(error)) return { as: 'nothing' }
  const known = error instanceof MarketError ? error : null
  const silent = meta.inline || known?.endpoint.silent
  if (silent && !(known && ALWAYS.has(known.kind))) return { as: 'nothing' }
  return known ? BY_KIND[known.kind](known) : { as: 'toast', message: UNKNOWN }
}
