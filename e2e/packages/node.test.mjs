import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf } from './install/entries.mjs'
import { callerFolder, installed, PACKAGES, putApp, UI_CALLER } from './install/folders.mjs'
import { DONE, run } from './install/run.mjs'

test('[LB-01] a Node script calls the service through a fetch of its own, and reckons with the rules', async () => {
  const app = putApp('react-19', 'node')
  const { code, said } = await run([process.execPath, 'script.mjs'], app)
  expect({ code, said: code === 0 ? JSON.parse(said) : said }).toEqual({
    code: 0,
    said: {
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

test('[LB-01] every entry can be imported where there is no browser', async () => {
  const app = putApp('react-19', 'node')
  writeFileSync(join(app, 'every.mjs'), importsOf('react-19', PACKAGES))
  expect(await run([process.execPath, 'every.mjs'], app)).toEqual({ ...DONE, said: '' })
})

test('[LB-01] ui installs neither the client nor what it needs, and every entry works without them', async () => {
  const app = putApp(UI_CALLER, 'node')
  const packages = join(callerFolder(UI_CALLER), 'node_modules')
  const present = ['@yaoji/hooks', '@yaoji/api-client', '@tanstack/react-query', 'zod'].filter(name =>
    existsSync(join(packages, name)),
  )
  expect(present).toEqual(['@yaoji/hooks'])
  writeFileSync(join(app, 'every.mjs'), importsOf(UI_CALLER, ['ui']))
  expect(await run([process.execPath, 'every.mjs'], app)).toEqual({ ...DONE, said: '' })
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
