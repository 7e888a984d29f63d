import { type Client, createClient, type Endpoint } from '@yaoji/api-client'
import type { FastifyInstance } from 'fastify'
import { build } from '../src/app'
import type { Config } from '../src/config'
import type { Db } from '../src/db/types'
import { drawnPictures } from '../src/demo/pictures/drawn-pictures'
import { beginSession } from '../src/modules/session/session'
import { localGateway } from '../src/ports/localGateway'
import { Refusal } from '../src/wire/refusal'
import { openTestDatabase } from './database'

const ORIGIN = 'http://shop.test'

/** Opens the operator's calls of a test service. */
export const OPERATOR_KEY = 'the operator key of the tests'

/** A service on a database of its own, with a clock and ports that the test holds. */
export interface TestService {
  readonly app: FastifyInstance
  readonly db: Db
  /** The clock; set it to move time. */
  readonly clock: { now: Date }
  /** Text messages that were sent. */
  readonly sms: { phone: string; text: string }[]
  /** A client with a cookie jar of its own, as one browser. Answers are checked strictly against the contract. */
  visitor(): Browser
  /** A browser in which this buyer is logged in. */
  buyer(userId: number): Promise<Browser>
  close(): Promise<void>
}

export interface Browser extends Client {
  /** The cookie jar, by name. */
  readonly cookies: Map<string, string>
  /** A raw request, for what the client would not send. */
  raw(
    method: string,
    url: string,
    options?: { body?: string; headers?: Record<string, string> },
  ): Promise<{
    status: number
    body: { code: number; msg: string; data: unknown }
    headers: Record<string, unknown>
  }>
}

/** Starts one. On PostgreSQL when TEST_DATABASE_URL names a server (a fresh database is made there), else in memory. */
export async function startService(): Promise<TestService> {
  const database = await openTestDatabase(testConfig())
  const clock = { now: new Date('2026-11-20T02:00:00Z') }
  const sms: { phone: string; text: string }[] = []
  const app = await build({
    db: database.db,
    config: testConfig(),
    ports: {
      sms: { send: async (phone, text) => void sms.push({ phone, text }) },
      payment: localGateway('a secret of the tests'),
      pictures: drawnPictures,
    },
    now: () => clock.now,
  })
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Refusal)) process.stderr.write(`${error.stack}\n`)
  })
  await app.ready()
  const visitor = () => openBrowser(app)
  return {
    app,
    db: database.db,
    clock,
    sms,
    visitor,
    async buyer(userId) {
      const browser = visitor()
      const { token } = await beginSession({ db: database.db, now: clock.now }, userId, 'test')
      browser.cookies.set('yaoji', token)
      return browser
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

function testConfig(): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    databaseUrl: null,
    publicUrl: ORIGIN,
    storefrontDir: null,
    trustProxy: false,
    gatewaySecret: 'a secret of the tests',
    operatorKey: OPERATOR_KEY,
  }
}

function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  const raw: Browser['raw'] = async (method, url, { body, headers = {} } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      payload: body,
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
    const answer = await raw(init.method ?? 'GET', String(input), {
      body: init.body === undefined || init.body === null ? undefined : String(init.body),
      headers: init.headers as Record<string, string>,
    })
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  }
  const client = createClient({ fetch: fetchByInject })
  return { ...client, call: strictly(client), cookies, raw }
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

function strict(endpoint: Endpoint): Endpoint['data'] {
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
