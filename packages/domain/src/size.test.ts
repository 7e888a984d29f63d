import { basename } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The modules of a bundle that uses one name of the package. */
async function modulesOf(name: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from './index'`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  })
  const [output] = Object.values(metafile.outputs)
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return used.map(([path]) => basename(path, '.ts'))
}

test.each([
  ['ORDER', ['order-code']],
  ['orderCost', ['money', 'order-cost']],
  ['TICKET', ['order-code', 'serviceTicket']],
  ['returnStatusText', ['order-code', 'return']],
  ['yuan', ['moneyText']],
])('a page that uses %s bundles no table of another topic', async (name, modules) => {
  expect(await modulesOf(name)).toEqual(modules)
})
