import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBreaches, MODULE_ORDER } from './module-order'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** What puts the service together, or is no part of it. */
const NOT_BOUND = /^(app|main|serve|operator-key)\.ts$/

test('modules import only modules above them', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_BOUND.test(file))
    .map(file => ({ path: file, text: readFileSync(path.join(SRC, file), 'utf8') }))
  expect(sources.length).toBeGreaterThan(100)
  expect(findBreaches(sources)).toEqual([])
})

test('every module has a place, and every place a module', () => {
  const folders = readdirSync(path.join(SRC, 'modules'), { withFileTypes: true })
  expect([...MODULE_ORDER].sort()).toEqual(
    folders
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
      .sort(),
  )
})

test.each([
  ['modules/goods/list.ts', "import { a } from '../cart/add'", /What both need belongs to goods/],
  ['modules/order/cancel.ts', "import type { A } from '../payment/pay'", /payment comes after order/],
  ['modules/new-thing/service.ts', "import { a } from '../goods/list'", /new-thing has no place/],
  ['wire/bind.ts', "import { a } from '../modules/cart/add'", /know tables only/],
  ['session/session.ts', "import { a } from '../modules/user/visits'", /belongs to session\//],
])('%s: %s is refused', (file, text, message) => {
  expect(findBreaches([{ path: file, text }])).toEqual([expect.stringMatching(message)])
})

test.each([
  ['modules/payment/pay.ts', "import { a } from '../order/cancel'"],
  ['modules/goods/rows.ts', "import { orders } from '../order/tables'"],
  ['modules/cart/add.ts', "import { a } from './rows'\nimport { b } from '../../wire/refusal'"],
  ['wire/bind.ts', "import { a } from '../session/session'"],
  ['modules/cart/add.ts', "import { a } from '../../session/viewer'"],
])('%s: %s is allowed', (file, text) => {
  expect(findBreaches([{ path: file, text }])).toEqual([])
})
