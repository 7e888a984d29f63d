/** Waits that can be ended early all at once, for calls that are sent a moment later. */
export interface Pauses {
  /** Resolves after `ms`, at once when {@link Pauses.flush} comes first. */
  wait(ms: number): Promise<void>
  /** Ends every wait now. */
  flush(): void
}

export function createPauses(): Pauses {
  const pending = new Set<() => void>()
  return {
    wait: ms =>
      new Promise(resolve => {
        const end = () => {
          clearTimeout(timer)
          pending.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        pending.add(end)
      }),
    flush() {
      for (const end of [...pending]) end()
    },
  }
}
