import { type Endpoint, isCancelled, MarketError, type MarketErrorKind } from '@yaoji/api-client'

/** How an error is shown to a buyer. The shell shows it. */
export type Presentation =
  | { readonly as: 'nothing' }
  | { readonly as: 'login' }
  | { readonly as: 'locked'; readonly message: string }
  | { readonly as: 'alert'; readonly message: string }
  | { readonly as: 'refresh'; readonly message: string }
  | { readonly as: 'toast'; readonly message: string }

/** The message of an error that is no answer of the service. */
export const UNKNOWN_FAILURE = '操作没有成功，请稍候再试'

/** The one place that decides what a buyer sees for each kind of error (ER-02 to ER-09). */
const BY_KIND: Readonly<Record<MarketErrorKind, (error: MarketError) => Presentation>> = {
  unauthenticated: () => ({ as: 'login' }),
  locked: ({ message }) => ({ as: 'locked', message }),
  invalid: error => ({ as: 'toast', message: error.firstFieldMessage }),
  busy: ({ message }) => ({ as: 'toast', message }),
  refused: ({ message }) => ({ as: 'alert', message }),
  timeout: ({ message }) => ({ as: 'refresh', message }),
  offline: ({ message }) => ({ as: 'toast', message }),
  malformed: ({ message }) => ({ as: 'toast', message }),
}

/** Kinds that the shell shows even when a page shows its own errors. */
const ALWAYS: ReadonlySet<MarketErrorKind> = new Set(['unauthenticated', 'locked'])

export interface CallMeta {
  readonly endpoint?: Endpoint
  /** The page shows the error in its own place. */
  readonly inline?: boolean
}

/** What to show for a failed call. Background calls stay silent; so does whatever was cancelled. */
export function presentationOf(error: unknown, meta: CallMeta = {}): Presentation {
  if (isCancelled(error)) return { as: 'nothing' }
  const known = error instanceof MarketError ? error : null
  const silent = meta.inline || known?.endpoint.silent
  if (silent && !(known && ALWAYS.has(known.kind))) return { as: 'nothing' }
  return known ? BY_KIND[known.kind](known) : { as: 'toast', message: UNKNOWN_FAILURE }
}
