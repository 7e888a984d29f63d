import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../wire/deps'
import { storefrontPlugin } from './storefront'

let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'yaoji-storefront-'))
  writeFileSync(path.join(root, 'index.html'), '<title>药集</title>')
  app = Fastify()
  app.decorate('deps', { config: { storefrontDir: root } } as unknown as Deps)
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
