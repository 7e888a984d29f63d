import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './launch/folders.mjs'
import { tool } from './launch/tool.mjs'
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
    'CartBadge.headless.tsx',
    'CartBadge.mdx',
    'CartBadge.stories.tsx',
    'CartBadge.test.tsx',
    'CartBadge.tsx',
    'headless.ts',
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

test('a page is made in its area, and its row is shown', async () => {
  const folder = temporaryFolder(onTestFinished)
  const { stdout } = await create('page', 'user/Coupons', '--into', folder)
  expect(existsSync(join(folder, 'apps/storefront/src/pages/user/CouponsPage.tsx'))).toBe(true)
  expect(stdout).toContain("import('./pages/user/CouponsPage')")
  expect((await create('page', 'Coupons', '--into', folder)).stderr).toContain('user/Coupons')
})

test('an endpoint of a new resource gets its contract file; one more is shown', async () => {
  const folder = temporaryFolder(onTestFinished)
  const file = join(folder, 'packages/api-client/src/contract/notice.ts')
  expect((await create('endpoint', 'notice.list', '--into', folder)).stdout).toContain('Made')
  const made = readFileSync(file, 'utf8')
  expect(made).toContain("name: 'notice.list'")
  const second = await create('endpoint', 'notice.read', '--into', folder)
  expect(second.stdout).toContain("name: 'notice.read'")
  expect(readFileSync(file, 'utf8')).toBe(made)
})

test("a new component passes the house's own checks as it comes", async () => {
  const folder = besidePackages()
  await create('component', 'Goods/GoodsCompareWithNeighbours', '--into', folder)
  const lint = tool(
    'biome',
    'check',
    '--vcs-enabled=false',
    `--config-path=${ROOT}`,
    join(folder, 'packages'),
  )
  const [linted, typed, tested] = await Promise.all([
    run(lint),
    run(tool('tsc', '-p', folder)),
    run(
      tool('vitest', 'run', '--reporter=json', 'goods-compare-with-neighbours'),
      join(folder, 'packages/ui'),
    ),
  ])
  expect(linted).toMatchObject({ code: 0 })
  expect(typed).toMatchObject({ code: 0, stdout: '' })
  expect(JSON.parse(tested.stdout)).toMatchObject({ numPassedTests: 4, numFailedTests: 0 })
}, 120_000)

/** A folder in which packages/ui has what every component stands on, and nothing else. */
function besidePackages() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/new-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ui = join(folder, 'packages/ui')
  mkdirSync(join(ui, 'src'), { recursive: true })
  for (const name of ['part', 'theme'])
    symlinkSync(join(ROOT, 'packages/ui/src', name), join(ui, 'src', name))
  for (const name of ['vitest.config.ts', 'vitest.setup.ts'])
    copyFileSync(join(ROOT, 'packages/ui', name), join(ui, name))
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/tsconfig.json'), 'utf8'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        lib: compilerOptions.lib,
        types: compilerOptions.types,
        composite: false,
        declaration: false,
        declarationMap: false,
        emitDeclarationOnly: false,
        noEmit: true,
      },
      include: ['packages/ui/src/goods-*/*.ts', 'packages/ui/src/goods-*/*.tsx'],
    }),
  )
  return folder
}
