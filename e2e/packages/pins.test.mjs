import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { installed, PACKAGES } from './install/folders.mjs'
import { moduleEntries, runtimeNames } from './install/names.mjs'
import { fileList } from './pins/files.mjs'
import { publicNames } from './pins/names.mjs'
import { budgetsOf, sizesOf, tooLarge } from './pins/sizes.mjs'

/*
 * The public interface of the packages, pinned in files: the exported names, the files of the tarballs, and the sizes of
 * the entries. The command below rewrites the files; the diff shows what changes for callers.
 */

const COMMAND = 'YAOJI_WRITE_PINS=1 npx vitest run --root e2e/packages pins -u'
const CALLER = 'react-19'
const pin = file => fileURLToPath(new URL(`pins/${file}`, import.meta.url))
const changed = what => `${what} changed. If that is intended, run: ${COMMAND}`

test('[LB-01] the public names of every entry are the pinned ones', async () => {
  await expect(`${publicNames(CALLER).join('\n')}\n`, changed('Public names')).toMatchFileSnapshot(
    pin('public-names.txt'),
  )
})

test('[LB-02 1] a headless entry exports the same names as the styled one', async () => {
  const entries = moduleEntries(CALLER, 'ui')
  const headlessEntries = entries.filter(({ subpath }) => subpath.endsWith('/headless'))
  expect(headlessEntries.length).toBeGreaterThan(70)
  for (const headless of headlessEntries) {
    const styled = entries.find(({ subpath }) => `${subpath}/headless` === headless.subpath)
    expect(await runtimeNames(CALLER, 'ui', headless), headless.subpath).toEqual(
      await runtimeNames(CALLER, 'ui', styled),
    )
  }
})

test('[LB-01] the tarballs have the pinned folders and numbers of files', async () => {
  const lists = PACKAGES.map(name => `@yaoji/${name}\n  ${fileList(installed(CALLER, name)).join('\n  ')}\n`)
  await expect(lists.join('\n'), changed('The files of a tarball')).toMatchFileSnapshot(
    pin('tarball-files.txt'),
  )
})

describe('[LB-01] size of the entries', () => {
  const file = pin('sizes.json')
  let sizes
  let budgets

  beforeAll(async () => {
    sizes = await sizesOf(CALLER)
    if (process.env.YAOJI_WRITE_PINS) writeFileSync(file, `${JSON.stringify(budgetsOf(sizes), null, 2)}\n`)
    budgets = JSON.parse(readFileSync(file, 'utf8'))
  })

  test('every entry has a budget, and every budget has an entry', () => {
    expect(Object.keys(budgets), changed('The entries')).toEqual(Object.keys(sizes))
  })

  test('no entry is more than 5 % above its budget', () => {
    expect(tooLarge(sizes, budgets), changed('A size')).toEqual([])
  })
})
