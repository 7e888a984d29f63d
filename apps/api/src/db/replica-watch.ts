import type { Position } from './position'

/** What a replica has. */
export interface ReplicaView {
  /** The last beat of this process that it has; 0 before the first. */
  readonly beat: number
  /** What it has is everything up to here. */
  readonly position: Position
}

/** Both servers, as the watch uses them. */
export interface WatchedServers {
  /** Commits a beat of this process on the primary. */
  beat(number: number): Promise<void>
  /** What the replica has. Throws when it cannot be asked, or is no replica. */
  look(): Promise<ReplicaView>
}

/** `used`, or why it is not used. */
export type ReplicaState = 'starting' | 'used' | 'behind' | 'away'

export interface WatchOptions {
  /** How far the replica may be behind, in milliseconds. */
  readonly lagMs: number
  /** Milliseconds that never go back, whatever is done to the time of the machine. */
  readonly clock: () => number
  /** Is told of each change, and of the error that caused it. */
  readonly onChange: (state: ReplicaState, cause?: unknown) => void
}

/** Knows how far a replica is. */
export interface ReplicaWatch {
  readonly state: ReplicaState
  /** Whether a read may use the replica whose caller must find everything up to a position. */
  has(position: Position | null): Promise<boolean>
  /** Commits a beat, as is done each second. */
  beat(): Promise<void>
  /** Looks what the replica has, a moment later. */
  check(): Promise<void>
  /** A connection broke: another server may answer now. The replica is not used until it has what is committed from now on. */
  doubt(): void
}

interface Beat {
  readonly number: number
  /** Before it was sent, by the clock. */
  readonly at: number
}

/** A caller waits for so long to hear how far the replica is, in milliseconds. */
const ASK_MS = 250

/**
 * Watches how far a replica is. This process commits a number on the primary each second, the beat. A replica that has the
 * beat has everything that was committed before the beat was sent, so the age of the last beat that it has is how far it is
 * behind at most. No clock of another machine counts, and no server that is not, or no longer, a copy of the primary has
 * the beats of this process.
 */
export function watchReplica(
  servers: WatchedServers,
  { lagMs, clock, onChange }: WatchOptions,
): ReplicaWatch {
  /** Those that the replica may get yet, the oldest first. */
  let beats: Beat[] = []
  let last = 0
  let freshAt = Number.NEGATIVE_INFINITY
  let replayed: Position = 0n
  let state: ReplicaState = 'starting'
  /** Of the start, or of the last doubt: a beat needs its time to arrive. */
  let since = clock()
  let looking: Promise<void> | null = null

  const isFresh = () => clock() - freshAt <= lagMs

  function change(next: ReplicaState, cause?: unknown): void {
    if (state === next) return
    state = next
    onChange(next, cause)
  }

  /** Without beats, what a look finds that is under way proves nothing. */
  function doubt(): void {
    since = clock()
    beats = []
    freshAt = Number.NEGATIVE_INFINITY
    replayed = 0n
  }

  function accept({ beat, position }: ReplicaView): void {
    replayed = position
    const proven = beats.findLast(({ number }) => number <= beat)
    if (!proven) return
    freshAt = proven.at
    beats = beats.filter(({ number }) => number > beat)
  }

  /** Callers at the same time share one look. That it began before some of them asked makes it know less, never more. */
  function look(): Promise<void> {
    looking ??= servers
      .look()
      .then(accept, error => {
        doubt()
        change('away', error)
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  return {
    get state() {
      return state
    },
    async has(position) {
      if (!isFresh()) return false
      if (position === null || position <= replayed) return true
      await soon(look())
      return isFresh() && position <= replayed
    },
    async beat() {
      // Its own last number and the time: the rows of processes that have ended can be found by their age.
      last = Math.max(last + 1, Date.now())
      const one = { number: last, at: clock() }
      await servers.beat(one.number)
      // Older ones could not make the replica fresh.
      beats = [...beats.filter(({ at }) => clock() - at <= lagMs), one]
    },
    async check() {
      await look()
      if (isFresh()) change('used')
      else if (clock() - since > lagMs) change('behind')
    },
    doubt,
  }
}

/** Resolves with the work, or when that takes too long. */
async function soon(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ASK_MS)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}
