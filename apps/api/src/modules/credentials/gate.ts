/** Runs work now or in turn. Rejects at once with the gate's own error when too many wait already. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes a gate that lets so many through at once, and so many more wait for their turn. */
export function createGate(room: { atOnce: number; waiting: number }, full: () => Error): Gate {
  let inside = 0
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (inside < room.atOnce) {
      inside += 1
      return
    }
    if (queue.length >= room.waiting) throw full()
    await new Promise<void>(resolve => {
      queue.push(resolve)
    })
  }

  /** The place is handed on, not given back, while someone waits. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }

  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
