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

/** Where somebody might write what: it is refused, in words that say where it belongs. */
const REFUSED = [
  [DOMAIN, "import { z } from 'zod'; z()", 'What needs a library belongs to'],
  [DOMAIN, 'Math.random()', 'Draw in apps/api'],
  [DOMAIN, 'crypto.randomUUID()', 'Draw in apps/api'],
  [DOMAIN, 'Date.now()', 'Read the clock in'],
  [DOMAIN, 'performance.now()', 'Read the clock in'],
  [DOMAIN, "fetch('/')", 'Calls live in packages/api-client'],
  [DOMAIN, "globalThis.fetch('/')", 'Browser code lives in'],
  [CLIENT, "import { useState } from 'react'; useState()", 'React belongs to packages/hooks'],
  [CLIENT, "window.location.href = '/'", 'The browser belongs to'],
  [HOOKS, "import '@tanstack/react-query'", 'belongs to packages/hooks/src/data'],
  [`${HOOKS}data/`, "import 'react-router-dom'", 'Addresses belong to apps/storefront'],
  [UI, "import '@yaoji/api-client'", 'Data comes in as props'],
  [UI, "fetch('/')", 'Calls live in packages/hooks/src/data'],
  [UI, "globalThis.fetch('/')", 'Calls live in packages/hooks/src/data'],
  [UI, "window.localStorage.getItem('a')", 'Keep it in a hook or the storefront'],
  [UI, 'alert(document.cookie)', 'Keep it in a hook or the storefront'],
  [UI, "document.cookie = 'a'", 'Keep it in a hook or the storefront'],
  [UI, "window.location = '/'", 'Take a link through LinkProvider'],
  [UI, "document.location.href = '/'", 'Take a link through LinkProvider'],
  [UI, "history.pushState({}, '', '/')", 'Take a link through LinkProvider'],
  [SHOP, "import '@yaoji/ui/src/price/Price'", "use a package's published subpath"],
  [SHOP, "import '../../../packages/ui/src/price/Price'", "use a package's published subpath"],
  [
    `${SHOP}pages/cart/`,
    "import '../../../../../packages/ui/src/price/Price'",
    "use a package's published subpath",
  ],
  [`${SHOP}app/`, "import '../pages/home/HomePage'", 'What two pages share goes down'],
  [`${SHOP}pages/cart/`, "import '../home/HomePage'", 'What two pages share goes down'],
  [`${SHOP}pages/cart/`, "import './PayPage'", 'What two pages share goes down'],
  [API, "import 'react'", 'Looks belong to packages/ui'],
  [`${API}modules/`, "import '../demo/seed'", 'does not know its demonstration'],
]

/** What stands as near as can be to a wall and is right. */
const TAKEN = [
  [DOMAIN, "import './money'; Math.floor(1.5)"],
  [CLIENT, "globalThis.fetch('/')"],
  [UI, 'window.scrollTo(0, 0); document.activeElement?.blur()'],
  [`${SHOP}pages/cart/`, "import '../../app/PageHeading'; import '@yaoji/ui/price'; import './CartTotal'"],
]

const fileOf = (folder, at) => `${folder}wall${at}.ts`

/** What the linter says of each file, by its path. */
let said

beforeAll(() => {
  let removeFolder
  const folder = temporaryFolder(remove => {
    removeFolder = remove
  })
  for (const path of ['biome.json', 'scripts/walls'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  const files = [...REFUSED, ...TAKEN].map(([where, text], at) => [fileOf(where, at), `${text}\n`])
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
  said = path => complaints.filter(complaint => complaint.startsWith(`${path}:`)).join('')
  return removeFolder
}, 30_000)

test.each(REFUSED.map((row, at) => [...row, at]))('%s refuses %s', (where, _, message, at) => {
  expect(said(fileOf(where, at))).toContain(message)
})

test.each(TAKEN.map((row, at) => [...row, REFUSED.length + at]))('%s takes %s', (where, _, at) => {
  expect(said(fileOf(where, at))).toBe('')
})
