import { composeEventHandlers } from './composeEventHandlers'

// biome-ignore lint/suspicious/noExplicitAny: only an open event type accepts every handler
type Handler = (event: any) => void

/**
 * Puts a behaviour's props onto the caller's: handlers of the same event run the caller's first and ours only when it
 * did not prevent; of other props ours win, because behaviour and accessibility hang on them.
 */
export function mergeProps<Theirs extends object, Ours extends object>(
  theirs: Theirs,
  ours: Ours,
): Theirs & Ours {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(theirs))
  for (const [name, value] of Object.entries(ours)) {
    const given = merged[name]
    merged[name] =
      isHandler(name, given) && isHandler(name, value) ? composeEventHandlers(given, value) : value
  }
  // Every name of both is there; TypeScript cannot follow that through the loop.
  return merged as Theirs & Ours
}

function isHandler(name: string, value: unknown): value is Handler {
  return name.startsWith('on') && typeof value === 'function'
}
