import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf } from './install/entries.mjs'
import { callerFolder, copyApp, installed, PACKAGES, UI_CALLER } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

test('[LB-01] a Node script calls the service with a custom fetch, and calculates with the rules', async () => {
  const app = copyApp('react-19', 'node')
  const { code, output } = await run([process.execPath, 'script.mjs'], app)
  expect({ code, output: code === 0 ? JSON.parse(output) : output }).toEqual({
    code: 0,
    output: {
      asked: [
        'POST https://shop.example/api/favorite goods_ids[0]=7',
        'POST https://shop.example/api/favorite goods_ids[0]=8',
      ],
      added: [{ entry: 0, id: 7, number: 1 }],
      kind: 'unauthenticated',
      amount: '552.00',
    },
  })
})

test('[LB-01] every entry can be imported without a browser', async () => {
  const app = copyApp('react-19', 'node')
  writeFileSync(join(app, 'every.mjs'), importsOf('react-19', PACKAGES))
  expect(await run([process.execPath, 'every.mjs'], app)).toEqual({ ...SUCCESS, output: '' })
})

test('[LB-01] ui installs neither the client nor its dependencies, and every entry works without them', async () => {
  const app = copyApp(UI_CALLER, 'node')
  const packages = join(callerFolder(UI_CALLER), 'node_modules')
  const present = ['@yaoji/hooks', '@yaoji/api-client', '@tanstack/react-query', 'zod'].filter(name =>
    existsSync(join(packages, name)),
  )
  expect(present).toEqual(['@yaoji/hooks'])
  writeFileSync(join(app, 'every.mjs'), importsOf(UI_CALLER, ['ui']))
  expect(await run([process.execPath, 'every.mjs'], app)).toEqual({ ...SUCCESS, output: '' })
})

/** A module that imports every entry of some packages. */
function importsOf(caller, names) {
  const imports = names.flatMap(name =>
    entriesOf(installed(caller, name))
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ subpath }) => `import '${join('@yaoji', name, subpath)}'`),
  )
  expect(imports.length).toBeGreaterThan(70)
  return imports.join('\n')
}
