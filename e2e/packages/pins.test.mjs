import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { installed, PACKAGES } from './install/folders.mjs'
import { moduleEntries, runtimeNames } from './install/names.mjs'
import { fileList } from './pins/files.mjs'
import { publicNames } from './pins/names.mjs'
import { budgetsOf, sizesOf, tooLarge } from './pins/sizes.mjs'

/*
 * What callers depend on, in files that are changed on purpose: the names they import, what a tarball has, and how
 * large an entry is. The command below rewrites the files; the diff shows what callers get.
 */

const COMMAND = 'YAOJI_WRITE_PINS=1 npx vitest run --root e2e/packages pins -u'
const READER = 'react-19'
const pin = file => fileURLToPath(new URL(`pins/${file}`, import.meta.url))
const changed = what => `${what} changed. If that is intended, run: ${COMMAND}`

test('[LB-01] the public names of every entry are those of the list', async () => {
  await expect(`${publicNames(READER).join('\n')}\n`, changed('Public names')).toMatchFileSnapshot(
    pin('public-names.txt'),
  )
})

test('[LB-02] a headless entry exports the names of the styled one', async () => {
  const entries = moduleEntries(READER, 'ui')
  const twins = entries.filter(({ subpath }) => subpath.endsWith('/headless'))
  expect(twins.length).toBeGreaterThan(70)
  for (const twin of twins) {
    const styled = entries.find(({ subpath }) => `${subpath}/headless` === twin.subpath)
    expect(await runtimeNames(READER, 'ui', twin), twin.subpath).toEqual(
      await runtimeNames(READER, 'ui', styled),
    )
  }
})

test('[LB-01] the tarballs have the folders of the list, and as many files of each kind', async () => {
  const lists = PACKAGES.map(name => `@yaoji/${name}\n  ${fileList(installed(READER, name)).join('\n  ')}\n`)
  await expect(lists.join('\n'), changed('The files of a tarball')).toMatchFileSnapshot(
    pin('tarball-files.txt'),
  )
})

describe('[LB-01] size of the entries', () => {
  const file = pin('sizes.json')
  let sizes
  let budgets

  beforeAll(async () => {
    sizes = await sizesOf(READER)
    if (process.env.YAOJI_WRITE_PINS) writeFileSync(file, `${JSON.stringify(budgetsOf(sizes), null, 2)}\n`)
    budgets = JSON.parse(readFileSync(file, 'utf8'))
  })

  test('every entry has a budget, and nothing else has', () => {
    expect(Object.keys(budgets), changed('The entries')).toEqual(Object.keys(sizes))
  })

  test('no entry is more than 5 % above its budget', () => {
    expect(tooLarge(sizes, budgets), changed('A size')).toEqual([])
  })
})
