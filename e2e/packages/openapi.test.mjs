import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTemplate, startShop } from '../shop/server'
import { callerFolder, copyApp, OPENAPI_CALLER } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

/** Another app that has the OpenAPI document and nothing else of ours. */
let app
let shop

beforeAll(async () => {
  app = copyApp(OPENAPI_CALLER, 'openapi')
  await fillTemplate()
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
})
