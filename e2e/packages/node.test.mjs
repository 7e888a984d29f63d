import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf } from './install/entries.mjs'
import { installed, PACKAGES, putApp } from './install/folders.mjs'
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
  const imports = PACKAGES.flatMap(name =>
    entriesOf(installed('react-19', name))
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ subpath }) => `import '${join('@yaoji', name, subpath)}'`),
  )
  expect(imports.length).toBeGreaterThan(150)
  writeFileSync(join(app, 'every.mjs'), imports.join('\n'))
  expect(await run([process.execPath, 'every.mjs'], app)).toEqual({ ...DONE, said: '' })
})
