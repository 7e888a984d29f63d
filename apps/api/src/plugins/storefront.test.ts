import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../wire/deps'
import { storefrontPlugin } from './storefront'

/** Long enough to be compressed. */
const PAGE = `<p>${'content '.repeat(200)}</p>`

let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'yaoji-storefront-'))
  writeFileSync(path.join(root, 'index.html'), '<title>药集</title>')
  app = Fastify()
  app.decorate('deps', {
    config: { storefrontDir: root, publicUrl: 'http://shop.example' },
    ports: { pages: { page: async (url: string) => (url === '/list' ? PAGE : null) } },
  } as unknown as Deps)
  // It looks at nothing else.
  await storefrontPlugin(app)
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

const open = (url: string, dest?: string) =>
  app.inject({ url, headers: dest === undefined ? {} : { 'sec-fetch-dest': dest } })

describe('[RT-01] what a browser opens is answered by the storefront', () => {
  test.each(['/cart', '/old.html', '/kxzq/goods/www.example.com', '/activity//example.com', '/a/b.php?x=1'])(
    '%s',
    async url => {
      const { statusCode, body } = await open(url, 'document')
      expect([statusCode, body]).toEqual([200, '<title>药集</title>'])
    },
  )

  test('by callers that do not say what they open too, where the name is no file’s', async () => {
    expect((await open('/cart')).statusCode).toBe(200)
    expect((await open('/old.html')).statusCode).toBe(404)
  })
})

test.each([
  ['/assets/gone-1234.js', 'document'],
  ['/assets/gone-1234.js', 'script'],
  ['/api/nothing', 'document'],
  ['/pictures/none.svg', 'image'],
  ['/favicon.png', 'image'],
  ['/cart', 'script'],
])('%s as %s is a 404, never the page', async (url, dest) => {
  const { statusCode, body } = await open(url, dest)
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 404])
})

test('a visitor gets a page with its content, which no cache keeps; a browser with a session does not', async () => {
  const headers = { 'sec-fetch-dest': 'document', cookie: 'theme=dark' }
  const visitor = await app.inject({ url: '/list', headers })
  expect([visitor.body, visitor.headers['cache-control']]).toEqual([PAGE, 'no-store'])
  expect(visitor.headers['content-type']).toBe('text/html; charset=utf-8')
  const buyer = await app.inject({ url: '/list', headers: { ...headers, cookie: 'theme=dark; yaoji=token' } })
  expect([buyer.body, buyer.headers['cache-control']]).toEqual(['<title>药集</title>', 'no-cache'])
})

test('a page is compressed for who accepts that: it is most of a first visit', async () => {
  const headers = { 'sec-fetch-dest': 'document', 'accept-encoding': 'gzip, deflate, br' }
  const packed = await app.inject({ url: '/list', headers })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(PAGE)
  const plain = await app.inject({ url: '/list', headers: { ...headers, 'accept-encoding': 'br' } })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, PAGE])
})
