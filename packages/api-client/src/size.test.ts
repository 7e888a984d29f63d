import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** What a page carries of this package, minified and gzipped, in bytes. */
async function sizeOf(code: string): Promise<number> {
  const bundle = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@yaoji/source'],
  })
  return gzipSync(bundle.outputFiles[0]!.contents).byteLength
}

const CORE = "import { createClient } from './index'; const client = createClient(); "

test('the core alone is small: sending, delays, duplicates, errors', async () => {
  expect(await sizeOf(`${CORE} export { client }`)).toBeLessThanOrEqual(2.5 * 1024)
})

test('the core with one resource stays within its budget, parsing included', async () => {
  const goods = "import { goodsList } from './contract/goods'; export const list = client.call(goodsList, {})"
  expect(await sizeOf(CORE + goods)).toBeLessThanOrEqual(11.5 * 1024)
})
