import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop } from '../shop/server'
import { exampleWith, READER } from './install/examples.mjs'
import { callerFolder, copyApp, OPENAPI_CALLER } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

/** Another app that has the OpenAPI document and nothing else of ours. */
let app
let shop

beforeAll(async () => {
  app = copyApp(OPENAPI_CALLER, 'openapi')
  shop = await startShop('openapi')
  const document = await fetch(`${shop.url}/api/openapi.json`)
  writeFileSync(join(app, 'openapi.json'), await document.text())
}, 240_000)

afterAll(() => shop?.stop())

/** Runs a tool that the app installs. */
const tool = (name, ...args) =>
  run([join(callerFolder(OPENAPI_CALLER), 'node_modules/.bin', name), ...args], app)

test('[LB-01] the document of the service has neither error nor warning by the linter of Redocly', async () => {
  const { code, output } = await tool('redocly', 'lint', 'openapi.json', '--format=json')
  expect({ code, problems: JSON.parse(/\{.*\}/s.exec(output)?.[0] ?? '{}').problems }).toEqual({
    code: 0,
    problems: [],
  })
})

test('[LB-01] clients that openapi-typescript and hey-api generate from the document log in, fill a cart with nested lines, and order', async () => {
  expect(await tool('openapi-typescript', 'openapi.json', '-o', 'schema.d.ts')).toMatchObject(SUCCESS)
  expect(await tool('openapi-ts')).toMatchObject(SUCCESS)
  expect(await tool('tsc', '-p', '.')).toEqual({ ...SUCCESS, output: '' })
  for (const client of ['fetch-client', 'generated-client']) {
    const { output } = await run(
      [process.execPath, `dist/${client}.js`, shop.url, '13800000001', 'Yaoji@2026'],
      app,
    )
    expect([client, JSON.parse(output)]).toEqual([client, { chosen: 2, lines: 2, code: 200 }])
  }
}, 300_000)

/** Runs an example of a README as a script of its own, that fits a pattern, with `call` after it. */
async function runExample(name, pattern, call = '') {
  const code = exampleWith(pattern).replaceAll('http://localhost:4173', shop.url)
  const { code: script } = await transform(`${code}\n${call}`, {
    loader: 'tsx',
    format: 'esm',
    jsx: 'automatic',
  })
  const folder = copyApp(READER, 'node')
  writeFileSync(join(folder, `${name}.mjs`), script)
  return run([process.execPath, `${name}.mjs`], folder)
}

test('[LB-01] the first example of api-client logs in, finds products and fills the cart', async () => {
  const { code, output } = await runExample('client', /fetchCookie\(fetch\)/)
  expect({ code, output }).toMatchObject({
    ...SUCCESS,
    output: expect.stringMatching(/added: \[ \{ entry: 0/),
  })
})

test('[LB-01] the example of a server sends a product with its data in the page', async () => {
  const { list } = (await (await fetch(`${shop.url}/api/goods/list`)).json()).data
  const [goods] = list
  const call = `console.log(await renderProduct('${shop.url}', ${goods.id}))`
  expect(await runExample('server', /renderToString/, call)).toEqual({
    ...SUCCESS,
    output: `<h1>${goods.name}</h1>`,
  })
})
