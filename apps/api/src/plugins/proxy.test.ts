import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startService, type TestService } from '../../tests/service'
import { build } from '../app'
import { readConfig } from '../config'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** The address that a service counts, of a request from an address with this header. */
async function addressOf(setting: string, remoteAddress: string, header: string): Promise<string> {
  const { deps } = service.app
  const { trustProxy } = readConfig({ TRUST_PROXY: setting }, '/')
  const app = await build({ ...deps, config: { ...deps.config, trustProxy } })
  app.get('/address', async request => ({ address: request.ip }))
  const answer = await app.inject({ url: '/address', remoteAddress, headers: { 'x-forwarded-for': header } })
  await app.close()
  return answer.json().address
}

const BUYER = '198.51.100.7'
const FORGED = '203.0.113.1'
const [OUTER, INNER] = ['10.0.0.1', '10.0.0.2']

test.each([
  ['', BUYER, FORGED, BUYER],
  ['1', INNER, `${FORGED}, ${BUYER}`, BUYER],
  ['2', INNER, `${FORGED}, ${BUYER}, ${OUTER}`, BUYER],
  ['2', INNER, `${FORGED}, ${FORGED}, ${BUYER}, ${OUTER}`, BUYER],
  ['10.0.0.0/8', INNER, `${FORGED}, ${BUYER}, ${OUTER}`, BUYER],
  [`${OUTER},${INNER}`, INNER, `${FORGED}, ${BUYER}, ${OUTER}`, BUYER],
  // Who reaches the service beside its proxies cannot speak for them.
  ['10.0.0.0/8', BUYER, FORGED, BUYER],
])('[SV-05] TRUST_PROXY=%s: from %s with X-Forwarded-For %s, it is %s that counts', async (...row) => {
  const [setting, remote, header, counted] = row
  expect(await addressOf(setting, remote, header)).toBe(counted)
})

test('[SV-05] a call whose caller has gone, and with it the address, is no error of the service', async () => {
  const { app, db } = service
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => printed.mockRestore())
  let begin = () => {}
  let release = () => {}
  const begun = new Promise<void>(resolve => (begin = resolve))
  const ended = new Promise<void>(resolve => (release = resolve))
  // The embedded database answers nobody else during a transaction.
  const held = db.transaction(() => {
    begin()
    return ended
  })
  await begun
  const arrived = once(app.server, 'request')
  const socket = connect(Number(port), hostname)
  socket.write('GET /api/goods/hot HTTP/1.1\r\nhost: shop.test\r\ncookie: yaoji=unknown\r\n\r\n')
  const [, response] = await arrived
  const gone = once(response, 'close')
  socket.destroy()
  await gone
  release()
  await held
  expect((await service.visitor().raw('GET', '/api/goods/hot')).status).toBe(200)
  expect(printed).not.toHaveBeenCalled()
})
