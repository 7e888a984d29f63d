import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startProcess } from '../races/cluster'
import { embedded, fillShop } from './shop'

const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-load-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BUSY = 50
const PROBES = 3

/** Milliseconds until a request is answered. */
function timeOf(url: string, agent: Agent | false): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, answer => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - begun))
    }).once('error', reject)
  })
}

const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0

test('[SV-01] on the embedded database a new connection is answered before the calls of 50 busy ones', async () => {
  const { env, look } = embedded(folder)
  await look(fillShop)
  const service = await startProcess(env)
  onTestFinished(() => service.kill())
  const agent = new Agent({ keepAlive: true, maxSockets: BUSY })
  const searches: number[] = []
  const probes: number[] = []
  const search = async () => {
    while (probes.length < PROBES) {
      searches.push(await timeOf(`${service.url}/api/goods/list?keywords=%E6%84%9F%E5%86%92&facets=1`, agent))
    }
  }
  const busy = Array.from({ length: BUSY }, search)
  await vi.waitFor(() => expect(searches.length).toBeGreaterThan(BUSY), { timeout: 60_000 })
  while (probes.length < PROBES) probes.push(await timeOf(`${service.url}/healthz`, false))
  await Promise.all(busy)
  agent.destroy()
  expect(median(probes)).toBeLessThan(median(searches))
})
