import { beforeEach, expect, test, vi } from 'vitest'
import { type ReplicaState, type ReplicaView, watchReplica } from './replica-watch'

const LAG_MS = 5000

/** A primary and a replica that a test moves, beside a watch. */
function openServers() {
  let time = 0
  const states: ReplicaState[] = []
  const primary = { isAway: false, beats: [] as number[] }
  /** What the next looks find; an error is what they fail with. */
  const replica = {
    view: { beat: 0, position: 0n } as ReplicaView | Error,
    looks: 0,
    isHanging: false,
  }
  const watch = watchReplica(
    {
      async beat(number) {
        if (primary.isAway) throw new Error('the primary is away')
        primary.beats.push(number)
      },
      async look() {
        replica.looks += 1
        if (replica.isHanging) await new Promise(() => {})
        if (replica.view instanceof Error) throw replica.view
        return replica.view
      },
    },
    { lagMs: LAG_MS, clock: () => time, onChange: state => states.push(state) },
  )
  return {
    watch,
    /** What is done each second. */
    async tick() {
      await watch.beat().catch(() => undefined)
      await watch.check()
    },
    states,
    primary,
    replica,
    /** The replica gets everything up to the last beat. */
    replay(position: bigint) {
      replica.view = { beat: primary.beats.at(-1) ?? 0, position }
    },
    pass(ms: number) {
      time += ms
    },
  }
}

let servers: ReturnType<typeof openServers>

beforeEach(() => {
  servers = openServers()
})

/** Lets the replica have the beats so far, and look as often as it takes. */
async function becomeUsed(position = 100n) {
  await servers.tick()
  servers.replay(position)
  await servers.tick()
}

test('[SV-01] a replica is used when it has a beat of this process, and reads find what it has', async () => {
  const { watch, states } = servers
  await servers.tick()
  expect([watch.state, await watch.has(null)]).toEqual(['starting', false])
  await becomeUsed()
  expect([watch.state, await watch.has(null), await watch.has(100n)]).toEqual(['used', true, true])
  expect(states).toEqual(['used'])
})

test('[SV-01] who wrote what the replica does not have yet is refused, until a look finds it there', async () => {
  const { watch, replica } = servers
  await becomeUsed(100n)
  expect(await watch.has(101n)).toBe(false)
  replica.view = { ...(replica.view as ReplicaView), position: 101n }
  const looks = replica.looks
  expect(await watch.has(101n)).toBe(true)
  expect(await watch.has(101n)).toBe(true)
  expect(replica.looks).toBe(looks + 1)
})

test('[SV-01] a replica that gets no more beats is used as long as it may be behind, and again when it has one', async () => {
  const { watch, states, pass, replay } = servers
  await becomeUsed()
  pass(LAG_MS)
  expect(await watch.has(null)).toBe(true)
  pass(1)
  expect(await watch.has(null)).toBe(false)
  await servers.tick()
  expect(watch.state).toBe('behind')
  replay(200n)
  await servers.tick()
  expect(states).toEqual(['used', 'behind', 'used'])
})

test('[SV-01] while the primary takes no beat, the replica counts as behind after the same time', async () => {
  const { watch, primary, pass } = servers
  await becomeUsed()
  primary.isAway = true
  for (let second = 0; second < 6; second += 1) {
    pass(1000)
    await servers.tick()
  }
  expect([watch.state, await watch.has(null)]).toEqual(['behind', false])
})

test('[SV-01] after a connection broke only a beat that was committed later counts: it may be another server', async () => {
  const { watch, states, primary, replica, replay } = servers
  await becomeUsed(100n)
  const before = primary.beats.at(-1) ?? 0
  watch.doubt()
  expect(await watch.has(null)).toBe(false)
  replica.view = { beat: before, position: 50n }
  await servers.tick()
  expect(await watch.has(null)).toBe(false)
  replay(60n)
  await servers.tick()
  expect(await Promise.all([watch.has(null), watch.has(100n)])).toEqual([true, false])
  expect(states).toEqual(['used'])
})

test('[SV-01] what a look finds that was under way when a connection broke proves nothing', async () => {
  const { watch, replica } = servers
  await becomeUsed(100n)
  replica.view = { ...(replica.view as ReplicaView), position: 200n }
  const asking = watch.has(150n)
  watch.doubt()
  expect(await asking).toBe(false)
  expect(await watch.has(null)).toBe(false)
})

test('[SV-01] a replica that cannot be asked is announced once', async () => {
  const { states, replica } = servers
  await becomeUsed()
  replica.view = new Error('it is not there')
  await servers.tick()
  await servers.tick()
  expect(states).toEqual(['used', 'away'])
})

test('[SV-01] nobody waits long for a replica that does not answer', async () => {
  vi.useFakeTimers()
  const { watch, replica } = servers
  await becomeUsed(100n)
  replica.isHanging = true
  const asked = watch.has(101n)
  await vi.advanceTimersByTimeAsync(250)
  expect(await asked).toBe(false)
  vi.useRealTimers()
})
