import { type Client, createClient } from '@yaoji/api-client'
import { onTestFinished, vi } from 'vitest'
import { startMain } from '../faults/main-process'
import { openRelay } from '../faults/relay'
import { fillShop, placeOf, skipFirstStart } from '../faults/shop'
import { BROWSER } from '../races/cluster'
import { startServers } from './servers'

/** How far the replica may be behind in these tests, in seconds: on a busy machine a few calls take some of them. */
export const LAG_SECONDS = 8

/** A primary with a shop, its replica, and a way between them that the test can cut. */
export async function openReplicatedShop() {
  let relay: Awaited<ReturnType<typeof openRelay>> | undefined
  const servers = await startServers({
    async way(primaryUrl) {
      relay = await openRelay(primaryUrl)
      return relay.url
    },
  })
  const { look } = placeOf({ DATABASE_URL: servers.primary.url })
  const shoppers = await look(async database => {
    await skipFirstStart(database)
    return fillShop(database)
  })
  const cut = async () => relay?.cut()
  return {
    ...servers,
    shoppers,
    cut,
    async remove() {
      await servers.remove()
      await cut()
    },
  }
}

/** Starts a service that reads from the replica. */
export async function startReader(databaseUrl: string, replicaUrl: string, env: Record<string, string> = {}) {
  const service = await startMain({
    DATABASE_URL: databaseUrl,
    REPLICA_URL: replicaUrl,
    REPLICA_LAG_SECONDS: String(LAG_SECONDS),
    ...env,
  })
  onTestFinished(() => service.kill())
  return service
}

/** Waits until the probe of a service says this of the replica. */
export async function untilReplicaIs(state: string, url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { replica } = (await (await fetch(`${url}/readyz`)).json()) as { replica: string }
      if (replica !== state) throw new Error(`several machines: the replica is ${replica}, not ${state}.`)
    },
    { timeout: 20_000, interval: 50 },
  )
}

/** What a service said of the replica from its first use on: its start on a busy machine takes longer than a beat. */
export function replicaStatesIn(said: string): string[] {
  const states = { 'is used': 'used', 'is too far behind': 'behind', 'cannot be used': 'away' }
  const all = said.split('\n').flatMap(line => {
    const found = Object.entries(states).find(([words]) => line.includes(`the replica ${words}`))
    return found ? [found[1]] : []
  })
  return all.slice(all.indexOf('used'))
}

/** A client that keeps cookies as a browser does; without a token it is a visitor's. */
export function browserOf(baseUrl: string, token?: string): Client {
  const cookies = new Map([['yaoji-browser', BROWSER], ...(token ? [['yaoji', token] as const] : [])])
  return createClient({
    baseUrl,
    async fetch(input, init) {
      const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
      const answer = await fetch(input, { ...init, keepalive: false, headers: { ...init?.headers, cookie } })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return answer
    },
  })
}
