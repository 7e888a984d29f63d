import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Budget of the client with one resource, parsing included, as a page carries it. */
const LIMIT_BYTES = 9 * 1024

test('the core with one resource stays within its budget', async () => {
  const bundle = await build({
    stdin: {
      contents:
        "import { createClient } from './index'; import { goodsList } from './contract/goods'; export const list = createClient().call(goodsList, { keywords: 'a' })",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@yaoji/source'],
  })
  const [file] = bundle.outputFiles
  expect(gzipSync(file!.contents).byteLength).toBeLessThanOrEqual(LIMIT_BYTES)
})
