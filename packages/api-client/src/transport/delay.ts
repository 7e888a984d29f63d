/** Delays for calls that are sent later; `flush` ends all of them early. */
export interface Delays {
  /** Resolves after `ms`, or on {@link Delays.flush} if that is earlier. */
  wait(ms: number): Promise<void>
  /** Ends every delay now. */
  flush(): void
}

export function createDelays(): Delays {
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
      for (const end of pending) end()
    },
  }
}
