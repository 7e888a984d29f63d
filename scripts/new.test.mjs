import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseEndpointName, parseName } from './new/names.mjs'
import { temporaryFolder, write } from './testing/folder.mjs'
import { changesOf, contentsOf, create, folderWithTables } from './testing/newCommand.mjs'

// Each test starts the command, which starts the formatter.
vi.setConfig({ testTimeout: 20_000 })

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

test('an empty word can be part of a longer name', () => {
  expect(parseName('CartItemCount').kebab).toBe('cart-item-count')
})

test('an endpoint is a resource and an action', () => {
  expect(parseEndpointName('goods.list')).toMatchObject({ resource: 'goods', camel: 'goodsList' })
  expect(() => parseEndpointName('goods')).toThrow('like goods.list')
})

test.each([[[]], [['thing', 'GoodsCard']], [['component']], [['component', 'A', 'B']]])(
  'wrong arguments, %j, show the usage and write nothing',
  async args => {
    const folder = temporaryFolder(onTestFinished)
    const { code, stderr } = await create(...args, '--into', folder)
    expect(code).toBe(1)
    expect(stderr).toContain('npm run new component')
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('a component is a folder with its parts, styles, stories, tests and documentation', async () => {
  const folder = folderWithTables(onTestFinished)
  const { stdout } = await create('component', 'cart/cart-badge', '--into', folder)
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

test('the words of a component are in the sets of the provider, and in English', async () => {
  const folder = folderWithTables(onTestFinished)
  const before = contentsOf(folder)
  const { stdout } = await create('component', 'cart/cart-badge', '--into', folder)
  const only = (...added) => ({ added, removed: [] })
  const changes = changesOf(before, contentsOf(folder))
  expect(changes).toEqual({
    'packages/ui/src/labels/LabelSets.ts': only(
      "import type { cartBadgeLabels } from '../cart-badge/CartBadge'",
      '  readonly cartBadge: Partial<typeof cartBadgeLabels>',
    ),
    'packages/ui/src/locales/en/en.ts': only("  cartBadge: { muted: 'Not available' },"),
  })
  for (const path of Object.keys(changes)) expect(stdout).toContain(`Changed ${path}`)
})

test('the command overwrites no file, and then writes none', async () => {
  const folder = folderWithTables(onTestFinished)
  write(folder, { 'packages/ui/src/cart-badge/index.ts': 'mine' })
  const { code, stderr } = await create('component', 'CartBadge', '--into', folder)
  expect(code).toBe(1)
  expect(stderr).toContain('packages/ui/src/cart-badge/index.ts exists already')
  expect(readdirSync(join(folder, 'packages/ui/src/cart-badge'))).toEqual(['index.ts'])
  expect(readFileSync(join(folder, 'packages/ui/src/cart-badge/index.ts'), 'utf8')).toBe('mine')
})

test('a second component of the same name is refused with the path of its folder', async () => {
  const folder = folderWithTables(onTestFinished)
  await create('component', 'CartBadge', '--into', folder)
  const again = await create('component', 'CartBadge', '--into', folder)
  expect(again.stderr).toBe('Nothing was written: packages/ui/src/cart-badge exists already.\n')
})
