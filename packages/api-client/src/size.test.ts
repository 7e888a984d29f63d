import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { build as buildPage } from 'vite'
import { expect, test } from 'vitest'

function bundle(code: string) {
  return build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@yaoji/source'],
  })
}

/** Size of this package in a page's bundle, minified and gzipped, in bytes. */
async function sizeOf(code: string): Promise<number> {
  const { outputFiles } = await bundle(code)
  return gzipSync(outputFiles[0]!.contents).byteLength
}

const CORE = "import { createClient } from './index'; const client = createClient(); "

test('the core alone is within its budget: sending, delays, cancelling, errors', async () => {
  expect(await sizeOf(`${CORE} export { client }`)).toBeLessThanOrEqual(2.5 * 1024)
})

test('sending files is no part of the core, and adds at most 1 KiB to it', async () => {
  const { metafile } = await bundle(CORE)
  expect(Object.keys(metafile.inputs).filter(path => path.includes('upload'))).toEqual([])
  const UPLOAD = "import { createUpload } from './upload/index'; const upload = createUpload(); "
  const core = await sizeOf(`${CORE} export { client }`)
  expect(await sizeOf(`${CORE} ${UPLOAD} export { client, upload }`)).toBeLessThanOrEqual(core + 1024)
})

/** What several payloads share. */
const NO_RESOURCE = ['call.ts', 'invoice-choice.ts', 'wire.ts']

const RESOURCES = readdirSync(`${import.meta.dirname}/contract/input`).filter(
  file => !NO_RESOURCE.includes(file) && !file.endsWith('.test.ts'),
)

/**
 * KiB of resources that have more than 9.25: these have products and coupons, lines, addresses and coupons, or lines,
 * parcels, amounts and transfer slips.
 */
const LARGER = new Map([
  ['cart.ts', 9.5],
  ['order.ts', 9.5],
  ['promo-page.ts', 9.75],
  ['checkout.ts', 9.5],
])

test.each(RESOURCES)(
  'the core with every call of %s stays within its budget, parsing included',
  async file => {
    const whole = `import * as resource from './contract/${file}'; export const all = [client, Object.values(resource)]`
    expect(await sizeOf(CORE + whole)).toBeLessThanOrEqual((LARGER.get(file) ?? 9.25) * 1024)
  },
)

test.each(RESOURCES)(
  'a page that imports contract/%s bundles no payload schema and no domain rule',
  async file => {
    const { metafile } = await bundle(`export * from './contract/${file}'`)
    const bundled = Object.keys(metafile.inputs).filter(path => !path.includes('zod'))
    expect(bundled).toContainEqual(expect.stringMatching(`contract/${file}$`))
    expect(bundled.filter(path => /contract\/(input|payload|index)|domain/.test(path))).toEqual([])
  },
)

/** Paths of the service in a page's bundle, built with the storefront's bundler. */
async function callsOf(code: string): Promise<string[]> {
  const ENTRY = `${import.meta.dirname}/page.ts`
  const built = await buildPage({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@yaoji/source'] },
    plugins: [
      {
        name: 'page',
        resolveId: id => (id === ENTRY ? id : undefined),
        load: id => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: { code: string }[] }
  return output[0]!.code.match(/\/api\/[^`'"]+/g) ?? []
}

test.each([
  ['cart', 'cartNextHint', '/api/cart/next_hint'],
  ['focus', 'focusTop', '/api/focus/top'],
  ['draw', 'drawSimple', '/api/draw/simple'],
])('a page that uses one call of %s bundles no other', async (resource, name, path) => {
  expect(await callsOf(`export { ${name} } from './contract/${resource}'`)).toEqual([path])
})
