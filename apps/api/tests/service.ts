import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Client, createClient, type Endpoint } from '@yaoji/api-client'
import { createUpload, type Upload } from '@yaoji/api-client/upload'
import type { FastifyInstance } from 'fastify'
import { drawnPictures } from '../demo/pictures/drawn-pictures'
import { type BuildOptions, build } from '../src/app'
import type { Config } from '../src/config'
import type { Database, Db } from '../src/db/types'
import check from '../src/pdf/check'
import draw from '../src/pdf/draw'
import { folderStorage } from '../src/ports/folder-storage'
import { localGateway } from '../src/ports/local-gateway'
import { localWechat } from '../src/ports/local-wechat'
import type { Mail } from '../src/ports/mail'
import type { PdfPort } from '../src/ports/pdf'
import { noScanner, type ScannerPort } from '../src/ports/scanner'
import type { StoragePort } from '../src/ports/storage'
import { beginSession } from '../src/session/session'
import type { SessionUse } from '../src/wire/caller'
import { Refusal } from '../src/wire/refusal'
import { openTestDatabase } from './database'

const ORIGIN = 'http://shop.test'

/** Opens the operator's calls of a test service. */
export const OPERATOR_KEY = 'the operator key of the tests'

/** The use of sessions that tests begin themselves. They last as long as any login: many tests move the clock by days. */
export const TEST_USE: SessionUse = { userAgent: 'test', network: '127.0.0.1', idleDays: 30 }

/** A service on a database of its own, with a clock and ports that the test holds. */
export interface TestService {
  readonly app: FastifyInstance
  readonly db: Db
  readonly database: Database
  /** The clock; set it to move time. */
  readonly clock: { now: Date }
  /** Text messages that were sent. */
  readonly sms: { phone: string; text: string }[]
  /** E-mails that were sent; set another `send` to fail. */
  readonly outbox: { readonly sent: Mail[]; send: (mail: Mail) => Promise<void> }
  /** What draws and checks PDFs, here in the same thread; set another to count or to fail. */
  readonly pdf: { -readonly [name in keyof PdfPort]: PdfPort[name] }
  /** What scans files, here nothing; set another to find something or to fail. */
  readonly scanner: { scan: ScannerPort['scan'] }
  /** Folder of the files that were sent; there is none before the first. */
  readonly uploadsDir: string
  /**
   * A client with a cookie jar of its own, as one browser, at a network address. Answers are checked strictly against
   * the contract.
   */
  visitor(address?: string): Browser
  /** A browser in which this buyer is logged in. */
  buyer(userId: number): Promise<Browser>
  close(): Promise<void>
}

export interface Browser extends Client {
  /** The cookie jar, by name. */
  readonly cookies: Map<string, string>
  /** Sends a file. */
  readonly upload: Upload
  /** A raw request, for what the client would not send. */
  raw(
    method: string,
    url: string,
    options?: { body?: string | Buffer; headers?: Record<string, string> },
  ): Promise<{
    status: number
    body: { code: number; msg: string; data: unknown }
    headers: Record<string, unknown>
  }>
}

/** Settings that a test changes, and where the log goes. */
export type StartOptions = Partial<Pick<Config, 'smsPerHour' | 'sessionIdleDays'>> &
  Pick<BuildOptions, 'log'> & {
    /** Where files are, in place of the folder. */
    readonly storage?: StoragePort
  }

/** Starts one. On PostgreSQL when TEST_DATABASE_URL names a server (a fresh database is made there), else in memory. */
export async function startService({ log, storage, ...changed }: StartOptions = {}): Promise<TestService> {
  const config = { ...testConfig(), ...changed }
  const database = await openTestDatabase(config)
  const clock = { now: new Date('2026-11-20T02:00:00Z') }
  const sms: { phone: string; text: string }[] = []
  const pdf = { draw, check }
  const scanner = { ...noScanner }
  const outbox = openOutbox()
  const app = await build(
    {
      db: database.db,
      replica: null,
      config,
      ports: {
        sms: { send: async (phone, text) => void sms.push({ phone, text }) },
        mail: { send: mail => outbox.send(mail) },
        payment: localGateway('a secret of the tests'),
        wechat: localWechat('a secret of the tests'),
        pictures: drawnPictures,
        pdf: { draw: content => pdf.draw(content), check: file => pdf.check(file) },
        scanner: { scan: file => scanner.scan(file) },
        storage: storage ?? folderStorage(config.uploadsDir),
        pages: null,
      },
      secret: 'a secret of the tests',
      now: () => clock.now,
    },
    { log: log ?? false },
  )
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Refusal) && (error.statusCode ?? 500) >= 500)
      process.stderr.write(`${error.stack}\n`)
  })
  await app.ready()
  const visitor = (address?: string) => openBrowser(app, address)
  return {
    app,
    db: database.db,
    database,
    clock,
    sms,
    outbox,
    pdf,
    scanner,
    uploadsDir: config.uploadsDir,
    visitor,
    async buyer(userId) {
      const browser = visitor()
      const { token } = await beginSession({ db: database.db, now: clock.now }, userId, TEST_USE)
      browser.cookies.set('yaoji', token)
      return browser
    },
    async close() {
      await app.close()
      await database.close()
      await rm(config.uploadsDir, { recursive: true, force: true })
    },
  }
}

function openOutbox(): TestService['outbox'] {
  const sent: Mail[] = []
  return { sent, send: async mail => void sent.push(mail) }
}

/** Settings of a test service, whose files are in a folder of its own. */
export function testConfig(): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    uploadsDir: path.join(tmpdir(), `yaoji-uploads-${randomUUID()}`),
    databaseUrl: null,
    directDatabaseUrl: null,
    replicaUrl: null,
    replicaLagSeconds: 5,
    workers: 1,
    publicUrl: ORIGIN,
    storefrontDir: null,
    trustProxy: false,
    maxCalls: 200,
    sessionIdleDays: 30,
    smsPerHour: 300,
    gatewaySecret: 'a secret of the tests',
    demo: false,
    statsUrl: null,
    operatorKey: OPERATOR_KEY,
    clamd: null,
    s3: null,
  }
}

export function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>()
  const raw: Browser['raw'] = async (method, url, { body, headers = {} } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      payload: body,
      remoteAddress,
      headers: {
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        host: new URL(ORIGIN).host,
        ...headers,
      },
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || value === '' || (expires !== undefined && expires.getTime() <= 0)
      if (gone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.statusCode, body: parse(response.body), headers: response.headers }
  }
  const fetchByInject: typeof fetch = async (input, init = {}) => {
    const { body, type } = await packed(init.body)
    const headers = { ...(init.headers as Record<string, string>), ...type }
    const answer = await raw(init.method ?? 'GET', String(input), { body, headers })
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  }
  const client = createClient({ fetch: fetchByInject })
  return {
    ...client,
    call: strictly(client),
    upload: createUpload({ fetch: fetchByInject }),
    cookies,
    raw,
  }
}

/** A body as it is sent; of a form with a file, its content type too, which names its boundary. */
async function packed(body: BodyInit | null | undefined) {
  if (body === undefined || body === null) return {}
  if (!(body instanceof FormData)) return { body: String(body) }
  const form = new Response(body)
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  return { body: Buffer.from(await form.arrayBuffer()), type }
}

function parse(body: string) {
  try {
    return JSON.parse(body)
  } catch {
    return { code: 0, msg: body, data: null }
  }
}

/** The client drops fields that the contract does not know; here such a field is an error of the service. */
function strictly(client: Client): Client['call'] {
  return async (endpoint, input, options) => {
    const loose: Endpoint = { ...endpoint, delayMs: undefined, data: strict(endpoint) }
    return client.call(loose, input, options) as never
  }
}

/** The schema of an answer, which throws for a field that the contract does not know. */
export function strict(endpoint: Endpoint): Endpoint['data'] {
  const { data } = endpoint
  return {
    ...data,
    safeParse(value: unknown) {
      const read = data.safeParse(value)
      if (!read.success)
        throw new Error(
          `${endpoint.name} answered outside its contract: ${JSON.stringify(read.error.issues.slice(0, 3))}`,
        )
      const unknown = findUnknown(value, read.data, 'data')
      if (unknown) throw new Error(`${endpoint.name} answered ${unknown}, which its contract does not know`)
      return read
    },
  } as Endpoint['data']
}

function findUnknown(given: unknown, known: unknown, at: string): string | null {
  if (typeof given !== 'object' || given === null) return null
  for (const [name, value] of Object.entries(given)) {
    const other = (known as Record<string, unknown>)[name]
    if (other === undefined && value !== undefined) return `${at}.${name}`
    const below = findUnknown(value, other, `${at}.${name}`)
    if (below) return below
  }
  return null
}
