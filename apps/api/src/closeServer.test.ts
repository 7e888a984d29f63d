import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeServer } from './closeServer'

async function serve() {
  const app = Fastify()
  let arrive = (_answer: () => void) => {}
  const asked = new Promise<() => void>(resolve => {
    arrive = resolve
  })
  app.get('/slow', () => new Promise(resolve => arrive(() => resolve('late'))))
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }), asked }
}

test('[SV-01] a connection that never asked for anything does not keep the process', async () => {
  const { app, url } = await serve()
  const spare = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise(resolve => spare.once('connect', resolve))
  const ended = new Promise(resolve => spare.once('close', resolve))
  await closeServer(app, 20)
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
