import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { tool } from '../launch/tool.mjs'
import { temporaryFolder, write } from '../testing/folder.mjs'

const DOMAIN = 'packages/domain/src/'
const CLIENT = 'packages/api-client/src/'
const HOOKS = 'packages/hooks/src/'
const UI = 'packages/ui/src/'
const SHOP = 'apps/storefront/src/'
const API = 'apps/api/src/'

/** Code that breaks an import rule (a wall): its folder or file, the code, and a part of the message. */
const REFUSED = [
  [DOMAIN, "import { z } from 'zod'; z()", 'Code that needs a library belongs to'],
  [DOMAIN, 'Math.random()', 'Generate random values in apps/api'],
  [DOMAIN, 'crypto.randomUUID()', 'Generate random values in apps/api'],
  [DOMAIN, 'Date.now()', 'Read the clock in'],
  [DOMAIN, 'performance.now()', 'Read the clock in'],
  [DOMAIN, "fetch('/')", 'Calls belong to packages/api-client'],
  [DOMAIN, "globalThis.fetch('/')", 'Browser code belongs to'],
  [CLIENT, "import { useState } from 'react'; useState()", 'React belongs to packages/hooks'],
  [CLIENT, "import './testing'", 'only tests of applications use testing/'],
  [`${CLIENT}transport/`, "import '../testing/failWith'", 'only tests of applications use testing/'],
  [CLIENT, "window.location.href = '/'", 'The browser belongs to'],
  [HOOKS, "import '@tanstack/react-query'", 'belongs to packages/hooks/src/data'],
  [`${HOOKS}data/`, "import 'react-router-dom'", 'Addresses belong to apps/storefront'],
  [HOOKS, "import '@yaoji/api-client/testing'", 'behaviour has no network'],
  [`${HOOKS}data/`, "import '@yaoji/api-client/testing'", 'only tests import @yaoji/api-client/testing'],
  [`${HOOKS}data/`, "import './testing/renderData'", 'only tests import @yaoji/api-client/testing'],
  [UI, "import '@yaoji/api-client'", 'Data comes in as props'],
  [UI, "import '@yaoji/api-client/testing'", 'Data comes in as props'],
  [UI, "fetch('/')", 'Calls belong to packages/hooks/src/data'],
  [UI, "globalThis.fetch('/')", 'Calls belong to packages/hooks/src/data'],
  [UI, "window.localStorage.getItem('a')", 'Keep it in a hook or the storefront'],
  [UI, 'alert(document.cookie)', 'Keep it in a hook or the storefront'],
  [UI, "document.cookie = 'a'", 'Keep it in a hook or the storefront'],
  [UI, "window.location = '/'", 'Take a link through LinkProvider'],
  [UI, "document.location.href = '/'", 'Take a link through LinkProvider'],
  [UI, "history.pushState({}, '', '/')", 'Take a link through LinkProvider'],
  [UI, "import { moneyText } from '@yaoji/domain'; moneyText('1')", 'Use useMoney of ../formats'],
  [UI, "import { amountText } from '@yaoji/domain'; [1].map(amountText)", 'Use useMoney of ../formats'],
  [UI, "export const free = 'from ¥30'", 'the symbol of the currency comes from the shop'],
  [UI, 'export const cost = (sum: string) => `¥` + sum', 'the symbol of the currency comes from the shop'],
  [`${UI}sum.tsx`, 'export const sum = <b>¥ 30</b>', 'the symbol of the currency comes from the shop'],
  [
    `${UI}symbol.tsx`,
    'export const field = <Field prefix="¥" />',
    'the symbol of the currency comes from the shop',
  ],
  [UI, 'export const minute = (time: string) => time.slice(0, 16)', 'Use useTimes of ../formats'],
  [SHOP, "import '@yaoji/ui/src/price/Price'", "use a package's published subpath"],
  [SHOP, "import '../../../packages/ui/src/price/Price'", "use a package's published subpath"],
  [
    `${SHOP}pages/cart/`,
    "import '../../../../../packages/ui/src/price/Price'",
    "use a package's published subpath",
  ],
  [
    `${SHOP}testing/`,
    "import '../../../../packages/api-client/src/client'",
    "use a package's published subpath",
  ],
  [`${UI}field.tsx`, 'export const field = <input type="number" />', 'Use @yaoji/ui/number-field'],
  [
    `${SHOP}pages/order/Packs.tsx`,
    "export const field = <Field type={'number'} />",
    'Use @yaoji/ui/number-field',
  ],
  [
    `${UI}digits.tsx`,
    'export const field = <input type="text" inputMode="numeric" />',
    'an input for numbers of its own',
  ],
  [
    `${SHOP}pages/zone/Price.tsx`,
    "export const field = <input {...own} inputMode={'decimal'}></input>",
    'an input for numbers of its own',
  ],
  [
    `${SHOP}pages/order/`,
    "import { useLocation, useSearchParams } from 'react-router-dom'",
    'Use useParams and useUrlQuery',
  ],
  [`${SHOP}routes.ts`, "import './pages'", 'the route table imports nothing'],
  [`${SHOP}core/page/`, "import '../../app/client'", 'every feature and page may import core'],
  [`${SHOP}core/page/`, "import '../../features/cart/stack'", 'every feature and page may import core'],
  [`${SHOP}core/page/`, "import('../../pages/home/HomePage')", 'every feature and page may import core'],
  [`${SHOP}core/page/`, "import '../../pages'", 'every feature and page may import core'],
  [`${SHOP}features/cart/`, "import '../../app/client'", 'both need belongs to core/'],
  [`${SHOP}features/cart/`, "import '../../pages'", 'both need belongs to core/'],
  [`${SHOP}features/cart/`, "import '../../pages/home/HomePage'", 'both need belongs to core/'],
  [`${SHOP}app/shell/`, "import '../../pages/home/HomePage'", 'imports pages only through pages.ts'],
  [`${SHOP}app/shell/`, "import('../../pages/home/HomePage')", 'imports pages only through pages.ts'],
  [`${SHOP}pages/cart/`, "import '../../app/client'", 'both need belongs to core/'],
  [`${SHOP}pages/cart/`, "import '../../pages'", 'both need belongs to core/'],
  [`${SHOP}pages/cart/`, "import '../home/HomePage'", 'Code that two pages share belongs to features/'],
  [`${SHOP}pages/cart/`, "import '../home/HomeHero'", 'Code that two pages share belongs to features/'],
  [`${SHOP}pages/cart/`, "import './PayPage'", 'Code that two pages share belongs to features/'],
  [`${SHOP}pages/cart/`, "import '../../testing/fakeShop'", 'only tests import the test kit'],
  [`${SHOP}features/cart/`, "import '../../testing/fakeShop'", 'only tests import the test kit'],
  [`${SHOP}core/page/`, "import '@yaoji/api-client/testing'", 'only tests import the test kit'],
  [`${SHOP}features/cart/`, "import '@yaoji/api-client/testing'", 'only tests import the test kit'],
  [`${SHOP}pages/cart/`, "import '@yaoji/api-client/testing'", 'only tests import the test kit'],
  [`${SHOP}app/shell/`, "import '@yaoji/api-client/testing'", 'only tests import the test kit'],
  [`${SHOP}circle/there.ts`, "import './back'; export const there = 1", 'This import is part of a cycle'],
  [`${SHOP}circle/back.ts`, "import './there'; export const back = 1", 'This import is part of a cycle'],
  [API, "import 'react'", 'Styles belong to packages/ui'],
  [API, "import '@yaoji/api-client/testing'", 'imports only @yaoji/api-client/contract'],
  [`${API}modules/`, "import '../demo/seed'", 'does not import the demo'],
]

/** Correct code that is similar to refused code. */
const ACCEPTED = [
  [
    `${SHOP}pages/order/`,
    "import { useLocation } from 'react-router-dom'; export const usePlace = () => useLocation()",
  ],
  [DOMAIN, "import './money'; Math.floor(1.5)"],
  [CLIENT, "globalThis.fetch('/')"],
  [`${UI}code.tsx`, 'export const field = <TextField inputMode="numeric" />'],
  [`${UI}phone.tsx`, 'export const field = <input inputMode="tel" aria-label="数量 numeric" />'],
  [`${UI}quantity-stepper/QuantityStepper.tsx`, 'export const field = <input inputMode="numeric" />'],
  [UI, 'window.scrollTo(0, 0); document.activeElement?.blur()'],
  [UI, "import { yuan } from '@yaoji/domain'; yuan.text('1'); [1, 2].slice(0, 2) // ¥1.00"],
  [`${SHOP}core/page/`, "import '../../routes'; import '../errors/ErrorPanel'"],
  [
    `${SHOP}features/cart/`,
    "import '../../routes'; import '../../core/page/QueryView'; import '../orders/OrderRows'",
  ],
  [
    `${SHOP}pages/cart/`,
    "import '../../core/page/QueryView'; import '../../features/cart/stack'; import '@yaoji/ui/price'; import './CartTotal'",
  ],
  [`${SHOP}testing/`, "import '@yaoji/api-client/testing'"],
  [
    `${SHOP}pages/cart/CartPage.test.tsx`,
    "import '@yaoji/api-client/testing'; import '../../testing/fakeShop'",
  ],
  [`${HOOKS}data/testing/`, "import '@yaoji/api-client/testing'"],
  [`${HOOKS}data/cart.test.ts`, "import '@yaoji/api-client/testing'; import './testing/renderData'"],
  [`${CLIENT}testing/`, "import './answers'; import '../client'"],
  [`${SHOP}app/router/`, "import '../../pages'; import '../../features/draw/DrawInvitation'"],
]

/** A row names a folder, or a file when the rule is for one file. */
const fileOf = (where, at) => (where.endsWith('/') ? `${where}example${at}.ts` : where)

/** The linter's messages for the file of a path. */
let messagesFor

beforeAll(() => {
  let removeFolder
  const folder = temporaryFolder(remove => {
    removeFolder = remove
  })
  for (const path of ['biome.json', 'scripts/walls'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  const files = [...REFUSED, ...ACCEPTED].map(([where, text], at) => [fileOf(where, at), `${text}\n`])
  write(folder, Object.fromEntries(files))
  const [program, ...args] = tool(
    'biome',
    'lint',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--colors=off',
  )
  const { stderr } = spawnSync(program, [...args, 'packages', 'apps'], { cwd: folder, encoding: 'utf8' })
  const complaints = stderr.split(/^(?=\S+:\d+:\d+ )/m)
  messagesFor = path => complaints.filter(complaint => complaint.startsWith(`${path}:`)).join('')
  return removeFolder
}, 30_000)

test.each(REFUSED.map((row, at) => [...row, at]))('%s refuses %s', (where, _, message, at) => {
  expect(messagesFor(fileOf(where, at))).toContain(message)
})

test.each(ACCEPTED.map((row, at) => [...row, REFUSED.length + at]))('%s accepts %s', (where, _, at) => {
  expect(messagesFor(fileOf(where, at))).toBe('')
})
