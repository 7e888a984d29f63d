import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './launch/folders.mjs'
import { parseEndpointName, parseName } from './new/names.mjs'
import { temporaryFolder, write } from './testing/folder.mjs'

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

test('a page is made in its area with looks and test, and its row is shown', async () => {
  const folder = temporaryFolder(onTestFinished)
  const { stdout } = await create('page', 'user/Coupons', '--into', folder)
  const made = readdirSync(join(folder, 'apps/storefront/src/pages/user')).sort()
  expect(made).toEqual(['CouponsPage.css.ts', 'CouponsPage.test.ts', 'CouponsPage.tsx'])
  expect(stdout).toContain("import('./pages/user/CouponsPage')")
  expect((await create('page', 'Coupons', '--into', folder)).stderr).toContain('user/Coupons')
})

test('an endpoint of a new resource gets its files from contract to hook; one more is shown', async () => {
  const folder = temporaryFolder(onTestFinished)
  const first = await create('endpoint', 'notice.detail', '--into', folder)
  expect(first.stdout.match(/(?<=^ {2})\S+\.ts$/gm)).toEqual([
    'packages/api-client/src/contract/notice.ts',
    'packages/api-client/src/contract/input/notice.ts',
    'apps/api/src/modules/notice/tables.ts',
    'apps/api/src/modules/notice/service.ts',
    'apps/api/src/modules/notice/routes.ts',
    'apps/api/src/modules/notice/detail.test.ts',
    'packages/hooks/src/data/notice.ts',
  ])
  expect(first.stdout).toContain('Add to apps/api/src/app.ts')
  const contract = join(folder, 'packages/api-client/src/contract/notice.ts')
  const made = readFileSync(contract, 'utf8')
  const second = await create('endpoint', 'notice.text', '--into', folder)
  expect(second.stdout).toContain("name: 'notice.text'")
  expect(second.stdout).not.toContain('Add to apps/api/src/app.ts')
  expect(readFileSync(contract, 'utf8')).toBe(made)
})

test('a name that is taken is refused: of a call wherever it stands, and of a page with its Page or without', async () => {
  const folder = temporaryFolder(onTestFinished)
  write(folder, {
    'packages/api-client/src/contract/index.ts': "import { calls as user } from './input/user'",
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
})
