import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/db/types'
import { invoices } from '../../src/modules/invoice/tables'
import { insertBuyer } from '../fixtures'
import { bundleOf } from '../races/bundle'
import { openSession, startProcess } from '../races/cluster'
import { embedded, fillShop } from './shop'

const folders: string[] = []

/** A data folder that is removed at the end. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-load-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const BUSY = 50
const PROBES = 3

interface Asked {
  readonly status: number
  /** Milliseconds until the request was answered. */
  readonly ms: number
}

function ask(url: string, agent: Agent | false, token = ''): Promise<Asked> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: token ? { cookie: `yaoji=${token}` } : {} }, answer => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }))
    }).once('error', reject)
  })
}

const timeOf = async (url: string, agent: Agent | false) => (await ask(url, agent)).ms

/** The time that this share of the times does not exceed. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

const median = (times: readonly number[]) => percentile(times, 0.5)

test('[SV-01] on the embedded database a new connection is answered before the calls of 50 busy ones', async () => {
  const { env, look } = embedded(newFolder())
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

const PDFS = 60

/** Invoices of one buyer that have no PDF yet, and are too old to get it by themselves. Returns their ids and a session. */
async function fillInvoices({ db }: Database) {
  const user_id = await insertBuyer(db)
  const issued = {
    user_id,
    type: 'digital',
    state: 'issued',
    amount: 2_000,
    tax_amount: 230,
    applied_at: new Date(0),
    issued_on: '2026-01-05',
  } as const
  const rows = await db
    .insert(invoices)
    .values(Array.from({ length: PDFS }, (_, at) => ({ ...issued, number: `2631${at}` })))
    .returning({ id: invoices.id })
  return { ids: rows.map(row => row.id), token: await openSession(db, user_id) }
}

test('[RT-32] the service answers others while one buyer reads 60 PDFs at once, of which few wait', async () => {
  const { env, look } = embedded(newFolder())
  const { ids, token } = await look(fillInvoices)
  const service = await startProcess({ ...env, PDF_THREAD: await bundleOf('../../src/pdf/draw.ts') })
  onTestFinished(() => service.kill())
  const read = (id: number) => ask(`${service.url}/api/invoice/${id}/pdf`, false, token)
  let isDrawing = true
  const asked = Promise.all(ids.map(read)).finally(() => {
    isDrawing = false
  })
  const probes: number[] = []
  while (isDrawing) probes.push(await timeOf(`${service.url}/healthz`, false))
  const answers = await asked
  const drawn = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(drawn.length).toBeLessThan(PDFS / 4)
  // The first probe waits for the 60 new connections.
  expect(percentile(probes.slice(1), 0.99)).toBeLessThan(100)
  // Drawing in the thread that answers would keep a probe waiting for a PDF.
  expect(median(probes) * 5).toBeLessThan(Math.min(...drawn))
})

test('[RT-30] the service answers others while a buyer matches a list of unknown names; her second list waits', async () => {
  const { env, look } = embedded(newFolder())
  await look(fillShop)
  const token = await look(async ({ db }) => openSession(db, await insertBuyer(db)))
  const service = await startProcess(env)
  onTestFinished(() => service.kill())
  const queries = Array.from({ length: 150 }, (_, at) => `没有${at}的药 第${at}种 某${at}厂`)
  const match = async () => {
    const begun = performance.now()
    const { status } = await fetch(`${service.url}/api/user/fast_buy/match`, {
      method: 'POST',
      headers: {
        'X-Requested-With': 'yaoji',
        Cookie: `yaoji=${token}`,
      },
      body: new URLSearchParams(queries.map((query, at) => [`queries[${at}]`, query])),
    })
    return { status, ms: performance.now() - begun }
  }
  let isMatching = true
  const both = Promise.all([match(), match()]).finally(() => {
    isMatching = false
  })
  const probes: number[] = []
  while (isMatching) probes.push(await timeOf(`${service.url}/api/goods/hot`, false))
  const answers = await both
  const matched = answers.find(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  expect(median(probes) * 5).toBeLessThan(matched?.ms ?? 0)
})
