import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { temporaryFolder, write } from '../testing/folder.mjs'
import { changesOf, contentsOf, create, folderWithTables } from '../testing/newCommand.mjs'

// Each test starts the command, which starts the formatter.
vi.setConfig({ testTimeout: 20_000 })

test('a page gets its source, styles and state tests, and its rows in the tables', async () => {
  const folder = folderWithTables(onTestFinished)
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

test('a page of the member centre has no container; another page has one', async () => {
  const folder = folderWithTables(onTestFinished)
  const { stdout } = await create('page', 'user/Vouchers', '--into', folder)
  await create('page', 'trial/PriceNotes', '--into', folder)
  const after = contentsOf(folder)
  const hasContainer = name => after[`apps/storefront/src/pages/${name}Page.tsx`].includes('<Container>')
  expect(['user/Vouchers', 'trial/PriceNotes'].map(hasContainer)).toEqual([false, true])
  expect(after['apps/storefront/src/routes.ts']).toMatch(/\{ name: 'vouchers', .*, \.\.\.member \},/)
  expect(after['docs/requirements.md']).toMatch(/\| \/vouchers +\| 页面标题 +\| member centre +\|/)
  expect(after['apps/storefront/src/features/member/memberMenu.ts']).toMatch(
    /const ACCOUNT_ENTRIES = \[[^\]]*\{ name: 'vouchers' \},\n\] as const/,
  )
  expect(after['apps/storefront/src/features/member/memberMenu.ts']).not.toContain("'priceNotes'")
  expect(stdout).toContain('Move its entry of the member menu to the right group')
})

const storefront = path => `apps/storefront/src/${path}`

test('a wizard gets a page, a route and an import for each step, one requirement and one entry of the menu', async () => {
  const folder = folderWithTables(onTestFinished)
  const before = contentsOf(folder)
  await create('page', 'user/StoreOpening', '--kind', 'wizard', '--into', folder)
  const after = contentsOf(folder)
  expect(Object.keys(after).filter(path => !(path in before))).toEqual([
    storefront('features/store-opening/StoreOpeningStepView.tsx'),
    storefront('features/store-opening/storeOpeningSteps.ts'),
    ...['Form.tsx', 'Step1Page.test.tsx', 'Step1Page.tsx', 'Step2Page.test.tsx', 'Step2Page.tsx'].map(name =>
      storefront(`pages/user/StoreOpening${name}`),
    ),
    'e2e/store-opening.spec.ts',
  ])
  const only = (...added) => ({ added, removed: [] })
  const route = step =>
    expect.stringMatching(
      RegExp(`name: 'storeOpeningStep${step}', path: '/store-opening/step${step}', .*member`),
    )
  expect(changesOf(before, after)).toEqual({
    [storefront('features/member/memberMenu.ts')]: only(
      "  { name: 'storeOpeningStep1', also: ['storeOpeningStep2'] },",
    ),
    [storefront('pages.ts')]: only(
      "  storeOpeningStep1: () => import('./pages/user/StoreOpeningStep1Page'),",
      "  storeOpeningStep2: () => import('./pages/user/StoreOpeningStep2Page'),",
    ),
    [storefront('routes.ts')]: only(route(1), route(2)),
    'docs/requirements.md': only(
      expect.stringMatching(/\| \/store-opening\/step1, \/store-opening\/step2 +\|/),
    ),
  })
})

test('the page of one record has the id in its address, and no entry of the menu', async () => {
  const folder = folderWithTables(onTestFinished)
  const before = contentsOf(folder)
  const { stdout } = await create('page', 'user/Voucher', '--kind', 'detail', '--into', folder)
  const changes = changesOf(before, contentsOf(folder))
  expect(changes[storefront('routes.ts')].added).toEqual([
    expect.stringMatching(/path: '\/voucher\/:id', .* \.\.\.member, example: '\/voucher\/1' \},$/),
  ])
  expect(changes['docs/requirements.md'].added).toEqual([expect.stringContaining('| /voucher/{id} ')])
  expect(Object.keys(changes)).not.toContain(storefront('features/member/memberMenu.ts'))
  expect(stdout).toContain('Add its name to `also` of its list')
})

test('the kind is read where npm passes it without `--`: as a variable, or as a variable and an argument', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const made = async (...args) => {
    const folder = folderWithTables(onTestFinished)
    await create('page', 'help/Rules', ...args, '--into', folder)
    return contentsOf(folder)
  }
  const expected = await made('--kind', 'article')
  expect(expected).toHaveProperty(['e2e/rules.spec.ts'])
  expect(await made('--kind=article')).toEqual(expected)
  vi.stubEnv('npm_config_kind', 'article')
  expect(await made()).toEqual(expected)
  vi.stubEnv('npm_config_kind', 'true')
  expect(await made('article')).toEqual(expected)
})

test('an unknown kind is refused with the names of the kinds, and so is a kind of something else', async () => {
  const folder = folderWithTables(onTestFinished)
  const tree = await create('page', 'user/Regions', '--kind', 'tree', '--into', folder)
  expect(tree).toMatchObject({ code: 1, stdout: '' })
  expect(tree.stderr).toBe(
    'There is no kind of page "tree". Choose one of: plain, list, detail, form, wizard, article.\n',
  )
  const component = await create('component', 'Goods/Card', '--kind', 'list', '--into', folder)
  expect(component.stderr).toContain(
    'npm run new page user/Coupons [-- --kind list|detail|form|wizard|article]',
  )
})

test('a page without an area is refused', async () => {
  const { stderr } = await create('page', 'Coupons', '--into', temporaryFolder(onTestFinished))
  expect(stderr).toContain('user/Coupons')
})

test('an endpoint of a new resource gets its files and a place in every table of the service', async () => {
  const folder = folderWithTables(onTestFinished)
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
    'packages/api-client/src/contract/payload/notice.ts',
  ])
  const only = (...added) => ({ added, removed: [] })
  expect(changesOf(before, after)).toEqual({
    'apps/api/src/app.ts': only("import { noticeRoutes } from './modules/notice/routes'", '  noticeRoutes,'),
    'apps/api/src/modules/openapi/document.ts': only(
      "  notice: { name: '内容', description: 'What the calls are about.' },",
    ),
    'apps/api/tests/foreign-ids.test.ts': only(
      "import { notices } from '../src/modules/notice/tables'",
      '  noticeDetail: async ({ userId }): Promise<number> => {',
      ...Array(5).fill(expect.any(String)),
      "  'notice.detail id': byId('noticeDetail'),",
    ),
    'apps/api/tests/walls/module-order.ts': only("  'notice',"),
    'packages/api-client/src/contract/index.ts': only(
      "import { calls as notice } from './input/notice'",
      '  notice,',
    ),
    'packages/api-client/src/testing/modules.ts': only(
      "  readonly notice: typeof import('../contract/notice')",
    ),
  })
  expect(stdout).toContain('useCall(noticeDetail, { id })')
})

test('an endpoint of an existing resource adds its lines to the files of the resource', async () => {
  const folder = folderWithTables(onTestFinished)
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
    'apps/api/tests/foreign-ids.test.ts',
    'packages/api-client/src/contract/input/notice.ts',
    'packages/api-client/src/contract/notice.ts',
    'packages/api-client/src/contract/payload/notice.ts',
  ])
  expect(after['apps/api/src/modules/notice/routes.ts']).toContain(
    "import { noticeDetail, noticeText } from '@yaoji/api-client/contract/notice'",
  )
  expect(stdout).not.toContain('Move it up')
})

test('an endpoint that lists answers a page of rows: no id could be that of another buyer', async () => {
  const folder = folderWithTables(onTestFinished)
  const before = contentsOf(folder)
  const { stdout } = await create('endpoint', 'watch.list', '--into', folder)
  const after = contentsOf(folder)
  expect(after['apps/api/tests/foreign-ids.test.ts']).toBe(before['apps/api/tests/foreign-ids.test.ts'])
  expect(after['packages/api-client/src/contract/watch.ts']).toContain("path: '/api/watch',")
  expect(after['packages/api-client/src/contract/watch.ts']).toContain('data: pageOf(')
  expect(after['apps/api/src/modules/watch/tables.ts']).toContain(
    "export const watches = pgTable('watches', {",
  )
  expect(stdout).toContain('npm run new page user/Example -- --kind list --call watch.list')
  expect(stdout).toContain('YAOJI_WRITE_PINS=1')
})

test('a page of the kind list shows the rows of a call that is named', async () => {
  const folder = folderWithTables(onTestFinished)
  await create('endpoint', 'watch.list', '--into', folder)
  await create('page', 'user/Watches', '--kind', 'list', '--call', 'watch.list', '--into', folder)
  const text = contentsOf(folder)['apps/storefront/src/pages/user/WatchesPage.tsx']
  expect(text).toContain("import { watchList } from '@yaoji/api-client/contract/watch'")
  expect(text).toContain('useListCall(watchList, { page })')
})

test('a call that is not in the contract is refused, and so is one for another kind of page', async () => {
  const folder = folderWithTables(onTestFinished)
  const options = ['--call', 'watch.list', '--into', folder]
  const missing = await create('page', 'user/Watches', '--kind', 'list', ...options)
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(missing.stderr).toContain('Write it first: npm run new endpoint watch.list')
  const detail = await create('page', 'user/Watches', '--kind', 'detail', ...options)
  expect(detail.stderr).toContain('Only a page of the kind list takes a call')
})

test.each([
  ['component', 'Cart/CartBadge'],
  ['page', 'trial/PriceNotes'],
  ['page', 'trial/ElevenIndex'],
  ['endpoint', 'notice.detail'],
])('%s %s a second time is refused and changes nothing', async (pattern, name) => {
  const folder = folderWithTables(onTestFinished)
  await create(pattern, name, '--into', folder)
  const before = contentsOf(folder)
  expect(await create(pattern, name, '--into', folder)).toMatchObject({ code: 1, stdout: '' })
  expect(contentsOf(folder)).toEqual(before)
})

test('without a place for a line nothing is written, and the message has the line and its file', async () => {
  const folder = folderWithTables(onTestFinished)
  const app = readFileSync(join(ROOT, 'apps/api/src/app.ts'), 'utf8')
  write(folder, { 'apps/api/src/app.ts': app.replace('const MODULES', 'const ALL_MODULES') })
  const before = contentsOf(folder)
  const { code, stdout, stderr } = await create('endpoint', 'notice.detail', '--into', folder)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(
    [
      'Nothing was written.',
      'apps/api/src/app.ts cannot take its line: no list or function MODULES begins in it. Add it by hand:',
      "  import { noticeRoutes } from './modules/notice/routes'",
      '  in MODULES: noticeRoutes,',
      '',
    ].join('\n'),
  )
  expect(contentsOf(folder)).toEqual(before)
})

test('a name that exists is refused: a call in any file of the contract, a page, a route', async () => {
  const folder = folderWithTables(onTestFinished)
  write(folder, {
    'packages/api-client/src/contract/user.ts': "endpoint({ name: 'store.list' })",
    'apps/storefront/src/pages/cart/CartPage.tsx': 'mine',
  })
  const call = await create('endpoint', 'store.list', '--into', folder)
  expect(call).toMatchObject({ code: 1, stdout: '' })
  expect(call.stderr).toContain(
    'There is already a call store.list, in packages/api-client/src/contract/user.ts',
  )
  for (const name of ['cart/Cart', 'cart/CartPage', 'cart/cart-page']) {
    const page = await create('page', name, '--into', folder)
    expect(page).toMatchObject({ code: 1, stdout: '' })
    expect(page.stderr).toContain('pages/cart/CartPage.tsx exists already')
  }
  const route = await create('page', 'trial/Home', '--into', folder)
  expect(route.stderr).toContain('There is already a route home')
})
