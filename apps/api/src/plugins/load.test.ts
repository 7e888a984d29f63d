import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { fileUpload } from '@yaoji/api-client/contract/file'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { healthRoutes } from '../health'
import type { Deps } from '../wire/deps'
import { Refusal } from '../wire/refusal'
import { errorPlugin } from './errors'
import { formBodyPlugin } from './forms'
import { type LoadOptions, loadPlugin } from './load'
import { securityPlugin } from './security'

const ORIGIN = 'http://shop.test'
const BUSY = { code: 503, msg: '系统繁忙，请稍候再试', data: {} }

/** A service of one call, which is answered when the test says so. */
async function serve(maxCalls: number, given: Given = {}) {
  const { execute = async () => {}, check = async () => {}, ...options } = given
  const clock = { now: new Date('2026-11-20T02:00:00Z') }
  const app = Fastify({ return503OnClosing: false })
  app.decorate('deps', {
    config: { publicUrl: ORIGIN, maxCalls },
    db: { execute },
    ports: { storage: { check } },
    now: () => clock.now,
  } as unknown as Deps)
  await app.register(formBodyPlugin)
  await app.register(errorPlugin)
  await app.register(securityPlugin)
  await app.register(loadPlugin, options)
  const answers: (() => void)[] = []
  app.route({
    method: ['GET', 'POST'],
    url: '/api/slow',
    handler: () => new Promise(resolve => answers.push(() => resolve({ code: 200 }))),
  })
  healthRoutes(app)
  onTestFinished(() => app.close())
  return { app, answers, clock }
}

interface Given extends LoadOptions {
  /** What the database answers. */
  execute?: () => Promise<unknown>
  /** What the store of files answers. */
  check?: () => Promise<void>
}

const call = (app: FastifyInstance, url = '/api/slow') => app.inject({ url })

/** Listens, and sends text over a connection; `said` is what came back. */
async function talk(app: FastifyInstance, text: string) {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  return { socket, said: () => said, ended: once(socket, 'close') }
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>(resolve => app.server.getConnections((_error, count) => resolve(count)))

const head = (length: number) =>
  `POST /api/slow HTTP/1.1\r\nhost: shop.test\r\nx-requested-with: test\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n\r\n`

test('[SV-01] a call beyond the limit is refused at once with a time to wait; the process still answers', async () => {
  const { app, answers } = await serve(2)
  const running = [call(app), call(app)]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const refused = await call(app)
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([503, BUSY, '5'])
  expect((await call(app, '/healthz')).statusCode).toBe(200)
  for (const answer of answers) answer()
  expect((await Promise.all(running)).map(each => each.statusCode)).toEqual([200, 200])
  const next = call(app)
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  expect((await next).statusCode).toBe(200)
})

test('[SV-01] a call counts until its work is done, also when its caller has gone', async () => {
  const { app, answers } = await serve(1)
  const { socket } = await talk(app, 'GET /api/slow HTTP/1.1\r\nhost: shop.test\r\n\r\n')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  socket.destroy()
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0))
  expect((await call(app)).statusCode).toBe(503)
  answers[0]?.()
  await new Promise(setImmediate)
  const next = call(app)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect((await next).statusCode).toBe(200)
})

test('[SV-01] a body that comes byte by byte ends with a 408, and excludes no other call meanwhile', async () => {
  const { app, answers } = await serve(1, { bodyMs: 300 })
  const arrived = once(app.server, 'request')
  const { socket, said, ended } = await talk(app, head(1000))
  await arrived
  await new Promise(setImmediate)
  const drip = setInterval(() => socket.write('a'), 20)
  socket.once('close', () => clearInterval(drip))
  socket.on('error', () => {})
  const other = call(app)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  expect((await other).statusCode).toBe(200)
  await ended
  expect(said()).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*\{"code":408,"msg":"请求超时/i)
})

test('[SV-01] a file that comes slowly excludes no other call; a header about one does not help a call', async () => {
  const { app, answers } = await serve(1)
  app.addContentTypeParser('multipart/form-data', async () => {})
  const handler = () => new Promise(resolve => answers.push(() => resolve({ code: 200 })))
  app.post('/api/file', { config: { endpoint: fileUpload }, handler })
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const headers = { ...type, 'x-requested-with': 'test' }
  const upload = app.inject({ method: 'POST', url: '/api/file', headers, payload: '--x' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const other = app.inject({ url: '/api/slow', headers: type })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect((await call(app)).statusCode).toBe(503)
  for (const answer of answers) answer()
  expect([(await upload).statusCode, (await other).statusCode]).toEqual([200, 200])
})

test('[SV-01] a refused call whose body never ends loses its connection', async () => {
  const { app } = await serve(1, { bodyMs: 100 })
  const { said, ended } = await talk(app, head(1000).replace('x-requested-with', 'x-other'))
  await ended
  expect(said()).toMatch(/^HTTP\/1\.1 403 /)
})

test('[SV-01] a whole body waits for nothing, and its call counts like any other', async () => {
  const { app, answers } = await serve(1)
  const { said } = await talk(app, `${head(3)}a=1`)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect((await call(app)).statusCode).toBe(503)
  answers[0]?.()
  await vi.waitFor(() => expect(said()).toMatch(/^HTTP\/1\.1 200 /))
})

test('[SV-01] a stopping service refuses calls in the envelope, is not ready, and answers what is under way', async () => {
  const { app, answers } = await serve(5)
  const running = call(app)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const stopped = app.load.stop()
  const refused = await call(app)
  expect([refused.statusCode, refused.json(), refused.headers.connection]).toEqual([503, BUSY, 'close'])
  expect((await call(app, '/readyz')).statusCode).toBe(503)
  expect((await call(app, '/healthz')).statusCode).toBe(200)
  answers[0]?.()
  expect((await running).statusCode).toBe(200)
  await stopped
})

test('[SV-01] the service is ready when its database answers', async () => {
  const { app } = await serve(1)
  expect((await call(app, '/readyz')).json()).toEqual({ ok: true })
  const failing = await serve(1, { execute: () => Promise.reject(new Error('no database')) })
  expect((await call(failing.app, '/readyz')).statusCode).toBe(503)
})

test('[SV-01] it is not ready while the database does not answer within a second, and asks it only once', async () => {
  const execute = vi.fn(() => new Promise(() => {}))
  const { app } = await serve(1, { execute })
  const probes = await Promise.all([call(app, '/readyz'), call(app, '/readyz')])
  expect(probes.map(each => [each.statusCode, each.body])).toEqual([
    [503, '{"ok":false}'],
    [503, '{"ok":false}'],
  ])
  expect(execute).toHaveBeenCalledOnce()
  expect((await call(app, '/healthz')).statusCode).toBe(200)
})

test('[SV-01] it is not ready while the store of files cannot be used, and asks it at most every ten seconds', async () => {
  const check = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no bucket')))
  const { app, clock } = await serve(1, { check })
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  expect((await call(app, '/readyz')).statusCode).toBe(503)
  later(9)
  expect((await call(app, '/readyz')).statusCode).toBe(503)
  expect(check).toHaveBeenCalledOnce()
  check.mockResolvedValue()
  later(1)
  expect((await call(app, '/readyz')).statusCode).toBe(200)
  later(9)
  expect((await call(app, '/readyz')).statusCode).toBe(200)
  expect(check).toHaveBeenCalledTimes(2)
})

test('[SV-01] it is not ready while the store of files does not answer within a second', async () => {
  const { app } = await serve(1, { check: () => new Promise(() => {}) })
  expect((await call(app, '/readyz')).statusCode).toBe(503)
  expect((await call(app, '/healthz')).statusCode).toBe(200)
})

test('[SV-01] a body that nothing reads, because its type is refused, ends without ending the process', async () => {
  const uncaught = vi.fn()
  process.prependOnceListener('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  const destroy = vi.spyOn(PassThrough.prototype, 'destroy')
  const { app } = await serve(2, { bodyMs: 5 })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/slow',
    headers: { 'content-type': 'text/csv', 'x-requested-with': 'test' },
    payload: 'name,number',
  })
  expect(answer.statusCode).toBe(415)
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledWith(expect.any(Refusal)))
  await new Promise(resolve => setImmediate(resolve))
  expect(uncaught).not.toHaveBeenCalled()
})
