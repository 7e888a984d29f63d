import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeServer } from './close-server'
import { errorPlugin } from './plugins/errors'
import { loadPlugin } from './plugins/load'
import { securityPlugin } from './plugins/security'
import type { Deps } from './wire/deps'

async function serve() {
  const app = Fastify()
  app.decorate('deps', { config: { publicUrl: 'http://shop.test', maxCalls: 9 } } as Deps)
  await app.register(errorPlugin)
  await app.register(securityPlugin)
  await app.register(loadPlugin)
  let arrive = (_answer: () => void) => {}
  const asked = new Promise<() => void>(resolve => {
    arrive = resolve
  })
  app.get('/api/quick', async () => 'soon')
  app.get('/slow', () => new Promise(resolve => arrive(() => resolve('late'))))
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }), asked }
}

test('[SV-01] a connection that never asked for anything does not keep the process', async () => {
  const { app, url } = await serve()
  const spare = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise(resolve => spare.once('connect', resolve))
  const ended = new Promise(resolve => spare.once('close', resolve))
  await closeServer(app)
  await ended
  expect(app.server.listening).toBe(false)
}, 10_000)

test('[SV-01] a call under way is answered first', async () => {
  const { app, url, asked } = await serve()
  const call = fetch(`${url}/slow`)
  const answer = await asked
  const closed = closeServer(app)
  answer()
  expect(await (await call).text()).toBe('late')
  await closed
})

/** A connection that stays open, and what is answered over it: the status line. */
async function openConnection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  return {
    async ask(): Promise<string> {
      socket.write('GET /api/quick HTTP/1.1\r\nHost: shop.test\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer).split('\r\n')[0] ?? ''
    },
  }
}

test('[SV-01] while it stops, requests over old and new connections are refused, and none is cut off', async () => {
  const { app, url, asked } = await serve()
  const [used, spare, last] = [
    await openConnection(url),
    await openConnection(url),
    await openConnection(url),
  ]
  expect(await used.ask()).toBe('HTTP/1.1 200 OK')
  const call = fetch(`${url}/slow`)
  const answer = await asked
  const closed = closeServer(app)
  const late = await openConnection(url)
  for (const { ask } of [used, spare, late]) expect(await ask()).toBe('HTTP/1.1 503 Service Unavailable')
  answer()
  expect(await (await call).text()).toBe('late')
  expect(await last.ask()).toBe('HTTP/1.1 503 Service Unavailable')
  await closed
})

test('[SV-01] a call that takes too long does not keep the process', async () => {
  const { app, url, asked } = await serve()
  const failed = expect(fetch(`${url}/slow`)).rejects.toThrow()
  await asked
  await closeServer(app, 20)
  await failed
}, 10_000)
