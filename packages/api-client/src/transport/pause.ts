/** Waits that the caller can cut short or end early all at once, for calls that are sent a moment later. */
export interface Pauses {
  /** Resolves after `ms`, at once when {@link Pauses.flush} comes first; rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Ends every wait now. */
  flush(): void
}

export function createPauses(): Pauses {
  const pending = new Set<() => void>()
  return {
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          pending.delete(end)
          signal.removeEventListener('abort', abort)
          resolve()
        }
        const abort = () => {
          clearTimeout(timer)
          pending.delete(end)
          reject(signal.reason)
        }
        const timer = setTimeout(end, ms)
        pending.add(end)
        if (signal.aborted) abort()
        else signal.addEventListener('abort', abort, { once: true })
      }),
    flush() {
      for (const end of [...pending]) end()
    },
  }
}
