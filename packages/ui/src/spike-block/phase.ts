export type SpikePhase = 'coming' | 'running' | 'over'

interface Times {
  begin_timestamp: number
  end_timestamp: number
}

/** Where a session stands at a moment; its end belongs to it no more. Times in unix seconds. */
export function spikePhase({ begin_timestamp, end_timestamp }: Times, now: number): SpikePhase {
  if (now < begin_timestamp) return 'coming'
  return now < end_timestamp ? 'running' : 'over'
}

/** The session to look at: the running one, otherwise the next, otherwise the last; undefined without any. */
export function currentSession<Session extends Times>(
  sessions: readonly Session[],
  now: number,
): Session | undefined {
  const inOrder = [...sessions].sort((one, other) => one.begin_timestamp - other.begin_timestamp)
  const at = (phase: SpikePhase) => inOrder.find(session => spikePhase(session, now) === phase)
  return at('running') ?? at('coming') ?? inOrder.at(-1)
}
