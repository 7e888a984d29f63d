import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from './launch/folders.mjs'
import { parseEndpointName, parseName } from './new/names.mjs'
import { temporaryFolder, write } from './testing/folder.mjs'

// Each test starts the command, and the command the formatter.
vi.setConfig({ testTimeout: 20_000 })

/** Runs a program; a failure is an answer too. */
async function run([program, ...args], cwd = ROOT) {
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } })),
    }
  } catch (error) {
    return { code: error.code, stdout: error.stdout, stderr: error.stderr }
  }
}

/** Files of the repository to which a new page or call adds its lines. */
const TABLES = [
  'apps/api/src/app.ts',
  'apps/api/tests/security.test.ts',
  'apps/api/tests/walls/module-order.ts',
  'apps/storefront/src/pages.ts',
  'apps/storefront/src/routes.ts',
  'docs/requirements.md',
  'packages/api-client/src/contract/index.ts',
]

/** A folder with the repository's tables. */
function folderWithTables() {
  const folder = temporaryFolder(onTestFinished)
  for (const path of TABLES) cpSync(join(ROOT, path), join(folder, path))
  return folder
}

const PENDING_ROUTE =
  "  { name: 'pending', path: '/pending', title: '待建', row: 'RT-22', ...member, pending: true },\n"

/** The same, with a route in the middle of the table whose page is not built yet. */
function folderWithPendingRoute() {
  const folder = folderWithTables()
  const routes = readFileSync(join(ROOT, 'apps/storefront/src/routes.ts'), 'utf8')
  const next = "  { name: 'elevenIndex'"
  write(folder, { 'apps/storefront/src/routes.ts': routes.replace(next, PENDING_ROUTE + next) })
  return folder
}

/** Text of every file of a folder, by path. */
function contentsOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter(path => statSync(join(folder, path)).isFile())
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The lines that a command added to the tables, and those that it took away, by file. */
function changesOf(before, after) {
  const others = (text, lines) => text.split('\n').filter(line => !lines.split('\n').includes(line))
  const changed = Object.keys(before).filter(path => after[path] !== before[path])
  return Object.fromEntries(
    changed.map(path => [
      path,
      { added: others(after[path], before[path]), removed: others(before[path], after[path]) },
    ]),
  )
}

const create = (...args) => run([process.execPath, join(ROOT, 'scripts/new.mjs'), ...args])

test.each(['GoodsCard', 'goods-card'])('%s is a name', typed => {
  expect(parseName(typed)).toMatchObject({ pascal: 'GoodsCard', camel: 'goodsCard', kebab: 'goods-card' })
})

test.each([
  '',
  'goods card',
  '../GoodsCard',
  'goodsCard!',
  'a/b/GoodsCard',
  '商品',
  'utils',
  'Helpers',
  'Item',
])('%j is refused', typed => {
  expect(() => parseName(typed)).toThrow(expect.objectContaining({ name: 'Refusal' }))
})

test('an empty word may be part of a name that says something', () => {
  expect(parseName('CartItemCount').kebab).toBe('cart-item-count')
})

test('an endpoint is a resource and an action', () => {
  expect(parseEndpointName('goods.list')).toMatchObject({ resource: 'goods', camel: 'goodsList' })
  expect(() => parseEndpointName('goods')).toThrow('like goods.list')
})

test.each([[[]], [['thing', 'GoodsCard']], [['component']], [['component', 'A', 'B']]])(
  'what is typed wrong, %j, shows how to type it and makes nothing',
  async args => {
    const folder = temporaryFolder(onTestFinished)
    const { code, stderr } = await create(...args, '--into', folder)
    expect(code).toBe(1)
    expect(stderr).toContain('npm run new component')
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('a component is a folder with its parts, looks, stories, tests and documentation', async () => {
  const folder = temporaryFolder(onTestFinished)
  const { stdout } = await create('component', 'Cart/cart-badge', '--into', folder)
  const made = readdirSync(join(folder, 'packages/ui/src/cart-badge')).sort()
  expect(made).toEqual([
    'CartBadge.css.ts',
    'CartBadge.mdx',
    'CartBadge.stories.tsx',
    'CartBadge.test.tsx',
    'CartBadge.tsx',
    'index.ts',
  ])
  for (const file of made) expect(stdout).toContain(`packages/ui/src/cart-badge/${file}`)
  expect(readFileSync(join(folder, 'packages/ui/src/cart-badge/CartBadge.stories.tsx'), 'utf8')).toContain(
    "title: 'Cart/CartBadge'",
  )
})

test('nothing that is there is written over, and then nothing at all is written', async () => {
  const folder = temporaryFolder(onTestFinished)
  write(folder, { 'packages/ui/src/cart-badge/index.ts': 'mine' })
  const { code, stderr } = await create('component', 'CartBadge', '--into', folder)
  expect(code).toBe(1)
  expect(stderr).toContain('packages/ui/src/cart-badge/index.ts is there already')
  expect(readdirSync(join(folder, 'packages/ui/src/cart-badge'))).toEqual(['index.ts'])
  expect(readFileSync(join(folder, 'packages/ui/src/cart-badge/index.ts'), 'utf8')).toBe('mine')
})

test('a component that was made before is refused by its folder', async () => {
  const folder = temporaryFolder(onTestFinished)
  await create('component', 'CartBadge', '--into', folder)
  const again = await create('component', 'CartBadge', '--into', folder)
  expect(again.stderr).toBe('Nothing was written: packages/ui/src/cart-badge is there already.\n')
})

test('a page gets its source, styles and state tests, and its rows in the tables', async () => {
  const folder = folderWithTables()
  const before = contentsOf(folder)
  const { code, stdout } = await create('page', 'trial/PriceNotes', '--into', folder)
  expect(code).toBe(0)
  const after = contentsOf(folder)
  const made = Object.keys(after).filter(path => !(path in before))
  expect(made.map(path => path.replace('apps/storefront/src/pages/trial/', ''))).toEqual([
    'PriceNotesPage.css.ts',
    'PriceNotesPage.test.ts',
    'PriceNotesPage.tsx',
  ])
  expect(after['apps/storefront/src/pages/trial/PriceNotesPage.test.ts']).toContain(
    "describePageStates('priceNotes'",
  )
  const changes = changesOf(before, after)
  expect(changes).toEqual({
    'apps/storefront/src/pages.ts': {
      added: ["  priceNotes: () => import('./pages/trial/PriceNotesPage'),"],
      removed: [],
    },
    'apps/storefront/src/routes.ts': {
      added: [
        expect.stringMatching(/^ {2}\{ name: 'priceNotes', path: '\/price-notes', .* row: 'RT-\d+' \},$/),
      ],
      removed: [],
    },
    'docs/requirements.md': {
      added: [expect.stringMatching(/^\| RT-\d+ \| \/price-notes +\| 页面标题 +\| +\| /)],
      removed: [],
    },
  })
  for (const path of [...made, ...Object.keys(changes)]) expect(stdout).toContain(path)
})

test('a page of a pending row makes the row a built one, in the order of the routes', async () => {
  const folder = folderWithPendingRoute()
  const before = contentsOf(folder)
  await create('page', 'trial/Pending', '--into', folder)
  const after = contentsOf(folder)
  expect(Object.keys(changesOf(before, after))).toEqual([
    'apps/storefront/src/pages.ts',
    'apps/storefront/src/routes.ts',
  ])
  expect(after['apps/storefront/src/routes.ts']).toContain(PENDING_ROUTE.replace(', pending: true', ''))
  expect(after['apps/storefront/src/pages.ts']).toMatch(
    / {2}pending: \(\) => import\('\.\/pages\/trial\/PendingPage'\),\n {2}elevenIndex:/,
  )
})

test('a page of the member centre has no container of its own; another page has one', async () => {
  const folder = folderWithPendingRoute()
  const { stdout } = await create('page', 'user/Vouchers', '--into', folder)
  await create('page', 'trial/Pending', '--into', folder)
  await create('page', 'trial/PriceNotes', '--into', folder)
  const after = contentsOf(folder)
  const hasContainer = name => after[`apps/storefront/src/pages/${name}Page.tsx`].includes('<Container>')
  expect(['user/Vouchers', 'trial/Pending', 'trial/PriceNotes'].map(hasContainer)).toEqual([
    false,
    false,
    true,
  ])
  expect(after['apps/storefront/src/routes.ts']).toMatch(/\{ name: 'vouchers', .*, \.\.\.member \},/)
  expect(after['docs/requirements.md']).toMatch(/\| \/vouchers +\| 页面标题 +\| member centre +\|/)
  expect(stdout).toContain('features/member/memberMenu.ts')
})

test('a page belongs to an area', async () => {
  const { stderr } = await create('page', 'Coupons', '--into', temporaryFolder(onTestFinished))
  expect(stderr).toContain('user/Coupons')
})

test('an endpoint of a new resource gets its files and a place in every table of the service', async () => {
  const folder = folderWithTables()
  const before = contentsOf(folder)
  const { stdout } = await create('endpoint', 'notice.detail', '--into', folder)
  const after = contentsOf(folder)
  expect(Object.keys(after).filter(path => !(path in before))).toEqual([
    'apps/api/src/modules/notice/detail.test.ts',
    'apps/api/src/modules/notice/routes.ts',
    'apps/api/src/modules/notice/service.ts',
    'apps/api/src/modules/notice/tables.ts',
    'packages/api-client/src/contract/input/notice.ts',
    'packages/api-client/src/contract/notice.ts',
  ])
  const only = (...added) => ({ added, removed: [] })
  expect(changesOf(before, after)).toEqual({
    'apps/api/src/app.ts': only("import { noticeRoutes } from './modules/notice/routes'", '  noticeRoutes,'),
    'apps/api/tests/security.test.ts': only(
      "import { notices } from '../src/modules/notice/tables'",
      '  noticeDetail: async (): Promise<number> => {',
      ...Array(6).fill(expect.any(String)),
      "  'notice.detail': { make: 'noticeDetail' },",
    ),
    'apps/api/tests/walls/module-order.ts': only("  'notice',"),
    'packages/api-client/src/contract/index.ts': only(
      "import { calls as notice } from './input/notice'",
      '  ...notice,',
    ),
  })
  expect(stdout).toContain('useCall(noticeDetail, { id })')
})

test('an endpoint of an existing resource adds its lines to the files of the resource', async () => {
  const folder = folderWithTables()
  await create('endpoint', 'notice.detail', '--into', folder)
  const before = contentsOf(folder)
  const { stdout } = await create('endpoint', 'notice.text', '--into', folder)
  const after = contentsOf(folder)
  expect(Object.keys(after).filter(path => !(path in before))).toEqual([
    'apps/api/src/modules/notice/text.test.ts',
  ])
  expect(Object.keys(changesOf(before, after))).toEqual([
    'apps/api/src/modules/notice/routes.ts',
    'apps/api/src/modules/notice/service.ts',
    'apps/api/src/modules/notice/tables.ts',
    'apps/api/tests/security.test.ts',
    'packages/api-client/src/contract/input/notice.ts',
    'packages/api-client/src/contract/notice.ts',
  ])
  expect(after['apps/api/src/modules/notice/routes.ts']).toContain(
    "import { noticeDetail, noticeText } from '@yaoji/api-client/contract/notice'",
  )
  expect(stdout).not.toContain('Move it up')
})

test.each([
  ['component', 'Cart/CartBadge'],
  ['page', 'trial/PriceNotes'],
  ['page', 'trial/Pending'],
  ['endpoint', 'notice.detail'],
])('%s %s a second time is refused and changes nothing', async (pattern, name) => {
  const folder = folderWithPendingRoute()
  await create(pattern, name, '--into', folder)
  const before = contentsOf(folder)
  expect(await create(pattern, name, '--into', folder)).toMatchObject({ code: 1, stdout: '' })
  expect(contentsOf(folder)).toEqual(before)
})

test('a file that cannot take its line: nothing is written, and the message says which line belongs where', async () => {
  const folder = folderWithTables()
  const app = readFileSync(join(ROOT, 'apps/api/src/app.ts'), 'utf8')
  write(folder, { 'apps/api/src/app.ts': app.replace('const MODULES', 'const ALL_MODULES') })
  const before = contentsOf(folder)
  const { code, stdout, stderr } = await create('endpoint', 'notice.detail', '--into', folder)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(
    [
      'Nothing was written.',
      'apps/api/src/app.ts cannot take its line: no list or function MODULES begins in it. It belongs there:',
      "  import { noticeRoutes } from './modules/notice/routes'",
      '  in MODULES: noticeRoutes,',
      '',
    ].join('\n'),
  )
  expect(contentsOf(folder)).toEqual(before)
})

test('a name that is taken is refused: of a call in any file of the contract, of a page, of a route', async () => {
  const folder = folderWithTables()
  write(folder, {
    'packages/api-client/src/contract/user.ts': "endpoint({ name: 'store.list' })",
    'apps/storefront/src/pages/cart/CartPage.tsx': 'mine',
  })
  const call = await create('endpoint', 'store.list', '--into', folder)
  expect(call).toMatchObject({ code: 1, stdout: '' })
  expect(call.stderr).toContain(
    'There is a call store.list already, in packages/api-client/src/contract/user.ts',
  )
  for (const name of ['cart/Cart', 'cart/CartPage', 'cart/cart-page']) {
    const page = await create('page', name, '--into', folder)
    expect(page).toMatchObject({ code: 1, stdout: '' })
    expect(page.stderr).toContain('pages/cart/CartPage.tsx is there already')
  }
  const route = await create('page', 'trial/Home', '--into', folder)
  expect(route.stderr).toContain('There is a route home already')
})
